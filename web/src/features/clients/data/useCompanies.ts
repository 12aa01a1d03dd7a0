import type { Company } from '@domain/accounts/accounts.ts';
import {
  COMPANY_FIGURES_MAX,
  type CompanyFigures,
  type CompanyPage,
} from '@domain/companies/company-page.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The companies of the chosen agency's clients. */
export const useCompanies = (): Request<readonly Company[]> =>
  useRequest('companies', (signal) => api.projects.companies({ signal }));

/** Figures of companies by id, in calls of up to fifty. */
export const useCompanyFigures = (
  companies: readonly Company[] | undefined,
): Request<ReadonlyMap<string, CompanyFigures>> =>
  useRequest(
    companies ? `companyFigures ${companies.map(({ id }) => id).join(' ')}` : null,
    async (signal) => {
      const all: CompanyFigures[] = [];
      const ids = (companies ?? []).map(({ id }) => id);
      for (let start = 0; start < ids.length; start += COMPANY_FIGURES_MAX) {
        const part = ids.slice(start, start + COMPANY_FIGURES_MAX).join(',');
        all.push(...(await api.companies.figures({ ids: part }, { signal })));
      }
      return new Map(all.map((figures) => [figures.id, figures]));
    },
  );

/** A company with what the chosen agency has with it. */
export const useCompany = (id: string): Request<CompanyPage> =>
  useRequest(`company ${id}`, (signal) => api.companies.get({ id }, { signal }));

import type { Company } from '@domain/accounts/accounts.ts';
import type { CompanyValues } from '@domain/companies/companies.schema.ts';
import type { MergePreview } from '@domain/companies/companies.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Changes a company, based on the values at opening. */
export const changeCompany = (
  { id, name, companyType }: Company,
  values: CompanyValues,
  submission: Submission,
): Promise<Company> => api.companies.update({ id }, { ...values, was: { name, companyType } }, submission);

/** Loads the effects of a merge, once the remaining company is chosen. */
export const useMergePreview = ({ id }: Company, into: string): Request<MergePreview> =>
  useRequest(into === '' ? null : `merge ${id} ${into}`, (signal) =>
    api.companies.previewMerge({ id }, { into }, { signal }),
  );

import type { Company } from '@domain/accounts/accounts.ts';
import { companiesApi } from '@domain/companies/companies.api.ts';
import type { CompanyValues } from '@domain/companies/companies.schema.ts';
import type { MergePreview } from '@domain/companies/companies.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Changes a company, based on the values at opening. */
export const changeCompany = (
  { id, name, companyType }: Company,
  values: CompanyValues,
  submission: Submission,
): Promise<Company> =>
  change(
    companiesApi['companies.update'],
    { params: { id }, body: { ...values, was: { name, companyType } } },
    submission,
  );

/** Loads the effects of a merge, once the remaining company is chosen. */
export const useMergePreview = ({ id }: Company, into: string): Request<MergePreview> =>
  useRequest(into === '' ? null : `merge ${id} ${into}`, (signal) =>
    call(companiesApi['companies.previewMerge'], { params: { id }, query: { into } }, { signal }),
  );

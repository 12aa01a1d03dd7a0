import type { Company } from '@domain/accounts/accounts.ts';
import type { MergePreview } from '@domain/companies/companies.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** Loads the effects of a merge, once the remaining company is chosen. */
export const useMergePreview = ({ id }: Company, into: string): Request<MergePreview> =>
  useRequest(into === '' ? null : `merge ${id} ${into}`, (signal) =>
    api.companies.previewMerge({ id }, { into }, { signal }),
  );

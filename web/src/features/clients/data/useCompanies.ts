import type { Company } from '@domain/accounts/accounts.ts';
import { productionApi } from '@domain/projects/production.api.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The companies that the chosen agency works with. */
export const useCompanies = (): Request<readonly Company[]> =>
  useRequest('companies', (signal) => call(productionApi['projects.companies'], {}, { signal }));

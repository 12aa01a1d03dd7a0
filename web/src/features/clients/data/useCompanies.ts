import type { Company } from '@domain/accounts/accounts.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The companies of the chosen agency's clients. */
export const useCompanies = (): Request<readonly Company[]> =>
  useRequest('companies', (signal) => api.projects.companies({ signal }));

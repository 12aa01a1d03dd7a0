import type { Company } from '@domain/accounts/accounts.ts';
import { projectListApi } from '@domain/projects/project-list.api.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** The companies of the chosen agency's clients. */
export const useCompanies = (): Request<readonly Company[]> =>
  useRequest('companies', (signal) => call(projectListApi['projects.companies'], {}, { signal }));

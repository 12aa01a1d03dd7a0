import type { AgencySettings } from '@domain/agencies/agencies.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

export const useAgencies = (): Request<readonly AgencySettings[]> =>
  useRequest('agencies', (signal) => api.agencies.list({ signal }));

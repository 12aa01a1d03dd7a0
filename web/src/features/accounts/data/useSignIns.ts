import type { SignInView } from '@domain/accounts/sign-ins.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** Active sessions, last seen first. */
export const useSignIns = (): Request<readonly SignInView[]> =>
  useRequest('signIns', (signal) => api.accounts.signIns({ signal }));

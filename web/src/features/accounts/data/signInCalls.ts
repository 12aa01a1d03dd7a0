import type { SignInView } from '@domain/accounts/sign-ins.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Active sessions, last seen first. */
export const useSignIns = (): Request<readonly SignInView[]> =>
  useRequest('signIns', (signal) => api.accounts.signIns({ signal }));

/** Ends every session of the user's account, including this one. */
export const signOutEverywhere = (submission: Submission): Promise<unknown> =>
  api.accounts.signOutEverywhere({ everywhere: true }, submission);

import { accountsApi } from '@domain/accounts/accounts.api.ts';
import type { SignInView } from '@domain/accounts/sign-ins.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Active sessions, last seen first. */
export const useSignIns = (): Request<readonly SignInView[]> =>
  useRequest('signIns', (signal) => call(accountsApi['accounts.signIns'], {}, { signal }));

/** Ends every session of the user's account, including this one. */
export const signOutEverywhere = (submission: Submission): Promise<unknown> =>
  change(accountsApi['accounts.signOutEverywhere'], { body: { everywhere: true } }, submission);

import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

const anonymous = { anonymous: true } as const;

/** Whether reminders are on, by the link of an email; refused when the link can't be used. */
export const useRemindersOfLink = (token: string): Request<{ readonly remindersByEmail: boolean }> =>
  useRequest(token || null, (signal) =>
    call(accountsApi['accounts.showReminders'], { query: { token } }, { ...anonymous, signal }),
  );

/** Turns email reminders on or off with the link of an email; returns the new state. */
export const remindByLink = async (
  token: string,
  wanted: boolean,
  submission: Submission,
): Promise<boolean> => {
  const input = { query: { token } };
  const reply = wanted
    ? await change(accountsApi['accounts.resumeReminders'], input, submission, anonymous)
    : await change(accountsApi['accounts.stopReminders'], input, submission, anonymous);
  return reply.remindersByEmail;
};

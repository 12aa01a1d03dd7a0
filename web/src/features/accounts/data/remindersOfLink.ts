import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Whether reminders are on, by the link of an email; refused when the link can't be used. */
export const useRemindersOfLink = (token: string): Request<{ readonly remindersByEmail: boolean }> =>
  useRequest(token || null, (signal) => api.accounts.showReminders({ token }, { anonymous: true, signal }));

/** Turns email reminders on or off with the link of an email; returns the new state. */
export const remindByLink = async (
  token: string,
  isOn: boolean,
  submission: Submission,
): Promise<boolean> => {
  const set = isOn ? api.accounts.resumeReminders : api.accounts.stopReminders;
  return (await set({ token }, { ...submission, anonymous: true })).remindersByEmail;
};

import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Ends reminders by email, or has them again, by the link in one of them; answers whether they come. */
export const remindByLink = async (token: string, wanted: boolean, press: Press): Promise<boolean> => {
  const input = { query: { token } };
  const reply = wanted
    ? await change(accountsApi['accounts.resumeReminders'], input, press, { anonymous: true })
    : await change(accountsApi['accounts.stopReminders'], input, press, { anonymous: true });
  return reply.remindersByEmail;
};

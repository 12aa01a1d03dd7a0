import { accountsApi } from '@domain/accounts/accounts.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Turns email reminders on or off with the link of an email; returns the new state. */
export const remindByLink = async (token: string, wanted: boolean, press: Press): Promise<boolean> => {
  const input = { query: { token } };
  const reply = wanted
    ? await change(accountsApi['accounts.resumeReminders'], input, press, { anonymous: true })
    : await change(accountsApi['accounts.stopReminders'], input, press, { anonymous: true });
  return reply.remindersByEmail;
};

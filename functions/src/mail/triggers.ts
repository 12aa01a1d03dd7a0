import { sendDueMails, sendMail } from './send.ts';

/**
 * A queued mail also sends a few overdue ones. Without a schedule, as in test stacks, this is the retry; elsewhere it costs a query of at most ten
 * documents and sends what waited once a server is back. New mails have their own triggers; the grace period keeps a hundred of them from contending.
 */
const TAKE_ALONG = { limit: 10, graceMs: 30_000 };

/** Sends a mail that was queued just now. When it finds no server, the others would not either. */
export const onMailQueued = async (id: string): Promise<void> => {
  if ((await sendMail(id)) !== 'unreachable') await sendDueMails(TAKE_ALONG);
};

/** Tries again what could not be sent. */
export const onMailRetry = (): Promise<void> => sendDueMails({ limit: 100 });

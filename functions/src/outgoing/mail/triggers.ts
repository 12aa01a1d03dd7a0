import { sendDueMails, sendMail } from './send.ts';

/**
 * A queued mail also sends a few overdue ones: this is the retry where no schedule runs. It costs one query of at most ten
 * documents. New mails have their own triggers; the grace period prevents contention among a hundred.
 */
const TAKE_ALONG = { limit: 10, graceMs: 30_000 };

/** Sends a mail that was just queued. Without a server, it doesn't try the others. */
export const onMailQueued = async (id: string): Promise<void> => {
  if ((await sendMail(id)) !== 'unreachable') await sendDueMails(TAKE_ALONG);
};

export const onMailRetry = (): Promise<void> => sendDueMails({ limit: 100 });

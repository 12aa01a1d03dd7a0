import { sendDueMails, sendMail } from './send.ts';

/**
 * A queued mail takes a few along that are overdue. Where no schedule runs, as in stacks of tests, it is what repeats;
 * elsewhere it is a query of at most ten documents beside a mail, and what waited for a server leaves as soon as
 * the first mail shows that it is back. Mails queued this very moment have triggers of their own: the grace keeps a
 * hundred of them from reaching for each other's.
 */
const TAKE_ALONG = { limit: 10, graceMs: 30_000 };

/** Sends a mail that was queued just now. When it finds no server, the others would not either. */
export const onMailQueued = async (id: string): Promise<void> => {
  if ((await sendMail(id)) !== 'unreachable') await sendDueMails(TAKE_ALONG);
};

/** Tries again what could not be sent. */
export const onMailRetry = (): Promise<void> => sendDueMails({ limit: 100 });

import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Mail, StuckReason } from '@domain/mail/mail.ts';
import { transact } from '../firestore/transact.ts';
import { dueMails } from '../records/mail.ts';
import type { Run } from '../scheduled/run.ts';
import { claim, dropMail, markFailed, markSent } from './delivery.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { render } from './render.ts';
import { deliver, reasonOf } from './smtp.ts';
import type { RenderedMail } from './templates/layout.ts';

/** How one attempt ended; `idle`: there was nothing to do; `dropped`: nothing is left to say. */
export type Attempt = 'sent' | 'idle' | 'dropped' | StuckReason;

const failed = async (mail: Mail, reason: StuckReason, error: unknown): Promise<StuckReason> => {
  const message = error instanceof Error ? error.message : String(error);
  logger.warn('A mail could not be sent', { mail: mail.id, attempts: mail.attempts, reason });
  await markFailed(mail, { reason, message });
  return reason;
};

/**
 * Sends one mail of the outbox; a failure is written down and tried again later, whatever it is: a server that is set
 * up wrongly refuses everything, and nothing may be lost by it.
 *
 * Once the server has taken the mail, only `markSent` follows, and what goes wrong there is never a reason to send
 * again: the lease runs out instead, and the repeat carries the same Message-ID.
 */
export const sendMail = async (id: string): Promise<Attempt> => {
  const mail = await claim(id);
  if (!mail) return 'idle';
  let content: RenderedMail;
  try {
    content = await render(mail);
  } catch (error) {
    if (error instanceof NoLongerNeeded) {
      await transact(async (transaction) => Promise.resolve(dropMail(transaction, id)));
      return 'dropped';
    }
    return failed(mail, 'unwritable', error);
  }
  try {
    await deliver(mail, content);
  } catch (error) {
    return failed(mail, reasonOf(error), error);
  }
  await markSent(mail);
  return 'sent';
};

interface Sweep extends Run {
  /** Mails taken up at most. */
  readonly limit: number;
  /** Leaves mails alone that became due less than this long ago, in milliseconds. */
  readonly graceMs?: number;
}

/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 40_000;

/**
 * Mails that are due: failed before, or left behind by a sender that died. What is wrong with one mail does not keep the
 * others; when the server itself is out of reach the round ends, and the next one tries it again.
 */
export const sendDueMails = async ({
  limit,
  graceMs = 0,
  agencyId,
  roundMs = ROUND_MS,
}: Sweep): Promise<void> => {
  const startedAt = Date.now();
  const due = await dueMails(Timestamp.fromMillis(startedAt - graceMs), limit, agencyId);
  for (const id of due) {
    if (Date.now() - startedAt > roundMs) return;
    try {
      if ((await sendMail(id)) === 'unreachable') return;
    } catch (error) {
      logger.error('A mail could not be taken up', { mail: id, cause: String(error) });
    }
  }
};

import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Mail, StuckReason } from '@domain/mail/mail.ts';
import { transact } from '../../work/unit/transact.ts';
import { findDueMails } from '../../work/collections/mail.ts';
import type { ScheduledRun } from '../../work/scheduled-run.ts';
import { getNoticeChoice, isCarried } from '@domain/notices/notices.ts';
import { pushNotices } from '../notices/push-notices.ts';
import { postNotices, prepareNotices, storeNotices } from '../notices/send-notices.ts';
import { claim, dropMail, markFailed, markSent } from './delivery.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { composeMail, type ComposedMail } from './render.ts';
import { deliver, getReason } from './smtp.ts';

/** The result of an attempt; `idle`: nothing to do; `dropped`: content outdated. */
type Attempt = 'sent' | 'idle' | 'dropped' | StuckReason;

const logFailure = async (mail: Mail, reason: StuckReason, error: unknown): Promise<StuckReason> => {
  const message = error instanceof Error ? error.message : String(error);
  logger.warn('A mail could not be sent', { mail: mail.id, attempts: mail.attempts, reason });
  await markFailed(mail, { reason, message });
  return reason;
};

/** Returns whether its reader gets a mail by email; the agency's mailbox has its own choice. */
const wantsEmail = async (
  { toAgency }: Mail,
  { content, reader, writeNotice }: ComposedMail,
): Promise<boolean> => {
  if (toAgency || !reader?.noticeChoice) return true;
  const notice = await writeNotice(content.locale);
  return !notice || isCarried(getNoticeChoice(reader.noticeChoice), 'email', notice.kind);
};

/**
 * Sends one mail of the outbox. Every failure is stored and retried, because a misconfigured server refuses everything and no mail may be lost.
 * After the server accepts it, only `markSent` follows; if that fails, the lease expires and the repeat has the same Message-ID.
 */
export const sendMail = async (id: string): Promise<Attempt> => {
  const mail = await claim(id);
  if (!mail) return 'idle';

  let composed: ComposedMail;
  try {
    composed = await composeMail(mail);
  } catch (error) {
    if (error instanceof NoLongerNeeded) {
      await transact(async (work) => Promise.resolve(dropMail(work, id)));
      return 'dropped';
    }
    return logFailure(mail, 'unwritable', error);
  }

  const { content, reader, writeNotice } = composed;
  const notices = await prepareNotices(mail, reader, writeNotice);

  try {
    if (await wantsEmail(mail, composed)) await deliver(mail, content);
  } catch (error) {
    return logFailure(mail, getReason(error), error);
  }

  // What shows that it was sent also prevents a second notice.
  const isFirst = await markSent(mail, (work) => storeNotices(work, notices));
  if (isFirst) await Promise.all([postNotices(mail, notices), pushNotices(mail, notices)]);

  return 'sent';
};

interface Sweep extends ScheduledRun {
  /** Maximum mails per round. */
  readonly limit: number;
}

/** Time limit of a round, well below the function's. In milliseconds. */
const ROUND_MS = 40_000;

/** Sends due mails: failed ones, and those of dead senders. A failing mail doesn't block the rest; an unreachable server ends the round. */
export const sendDueMails = async ({ limit, agencyId, roundMs = ROUND_MS }: Sweep): Promise<void> => {
  const startedAt = Date.now();
  const due = await findDueMails(Timestamp.fromMillis(startedAt), limit, agencyId);
  for (const id of due) {
    if (Date.now() - startedAt > roundMs) return;
    try {
      if ((await sendMail(id)) === 'unreachable') return;
    } catch (error) {
      logger.error('A mail could not be taken up', { mail: id, cause: String(error) });
    }
  }
};

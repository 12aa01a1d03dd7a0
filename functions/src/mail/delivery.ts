import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Mail, MailKind, StuckMail, StuckReason } from '@domain/mail/mail.ts';
import { documentOf } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { mailRef } from '../records/mail.ts';
import { stuckRef } from '../records/stuck-mail.ts';

/** After this long a sender that never reported back is taken for dead; SMTP gives up well before. In milliseconds. */
export const LEASE_MS = 2 * 60 * 1000;
/** With the waits below this is about two days. */
export const ATTEMPTS_MAX = 50;
/** How long a mail that is done with is kept. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;
/** Mails that say goodbye to somebody of whom nothing is kept: done with, they go at once. */
const GOODBYES: readonly MailKind[] = ['data-erased'];
/** As much of a server's own words as is worth keeping. */
const ERROR_MAX = 500;

/** Waits before the next attempt: a minute, doubled each time, an hour at most. In milliseconds. */
export const backoff = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 60 * 60 * 1000);

const inMillis = (millis: number): Timestamp => Timestamp.fromMillis(Date.now() + millis);

/** Takes a mail back whose occasion is no more, sent or not, with what admins see of it; none is no error. */
export const dropMail = (transaction: Transaction, id: string): void => {
  transaction.delete(mailRef(id));
  transaction.delete(stuckRef(id));
};

interface Failure {
  readonly reason: StuckReason;
  readonly message: string;
}

/**
 * Writes a failed attempt down together with what admins see of it. They learn why in a word of ours: a server's own
 * words may name other people's addresses.
 */
const fail = (transaction: Transaction, mail: Mail, { reason, message }: Failure): void => {
  const state = mail.attempts >= ATTEMPTS_MAX ? 'failed' : 'queued';
  if (state === 'failed' && GOODBYES.includes(mail.kind)) {
    transaction.delete(mailRef(mail.id));
    return;
  }
  const nextAttemptAt = inMillis(backoff(mail.attempts));
  const kept = state === 'failed' ? { expiresAt: inMillis(KEEP_MS) } : {};
  transaction.update(mailRef(mail.id), {
    state,
    nextAttemptAt,
    lastError: message.slice(0, ERROR_MAX),
    ...kept,
  });
  // A mail of no agency has no admins to show it to.
  if (!mail.agencyId) return;
  const { agencyId, kind, to, attempts, createdAt } = mail;
  const stuck: Omit<StuckMail, 'id'> = {
    agencyId,
    kind,
    to,
    state,
    attempts,
    nextAttemptAt,
    reason,
    createdAt,
  };
  transaction.set(stuckRef(mail.id), { ...stuck, ...kept });
};

/** Takes the mail for this sender; undefined when it was sent, is being sent, is not due yet, or has failed for good. */
export const claim = (id: string): Promise<Mail | undefined> =>
  transact(async (transaction) => {
    const mail = documentOf<Mail>(await transaction.get(mailRef(id)));
    if (!mail || mail.state === 'sent' || mail.state === 'failed') return undefined;
    if (mail.nextAttemptAt.toMillis() > Date.now()) return undefined;
    if (mail.attempts >= ATTEMPTS_MAX) {
      // Its last sender died with it.
      fail(transaction, mail, {
        reason: 'unwritable',
        message: mail.lastError ?? 'The sender never reported',
      });
      return undefined;
    }
    const attempts = mail.attempts + 1;
    transaction.update(mailRef(id), { state: 'sending', attempts, nextAttemptAt: inMillis(LEASE_MS) });
    return { ...mail, attempts };
  });

/** Notes that the mail is out, and that nothing about it is stuck. */
export const markSent = ({ id }: Mail): Promise<void> =>
  transact(async (transaction) => {
    const current = documentOf<Mail>(await transaction.get(mailRef(id)));
    if (!current || current.state === 'sent') return;
    const expiresAt = inMillis(KEEP_MS);
    if (GOODBYES.includes(current.kind)) transaction.delete(mailRef(id));
    else
      transaction.update(mailRef(id), { state: 'sent', lastError: null, sentAt: Timestamp.now(), expiresAt });
    transaction.delete(stuckRef(id));
  });

/** Notes a failed attempt, unless another sender has taken the mail over by now: then it is theirs to report. */
export const markFailed = (mail: Mail, failure: Failure): Promise<void> =>
  transact(async (transaction) => {
    const current = documentOf<Mail>(await transaction.get(mailRef(mail.id)));
    if (current?.state !== 'sending' || current.attempts !== mail.attempts) return;
    fail(transaction, current, failure);
  });

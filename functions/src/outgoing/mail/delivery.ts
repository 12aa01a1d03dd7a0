import { Timestamp } from 'firebase-admin/firestore';
import type { Mail, MailKind, StuckMail, StuckReason } from '@domain/mail/mail.ts';
import { transact } from '../../work/unit/transact.ts';
import { mailRef, mails } from '../../work/collections/mail.ts';
import { getStuckRef } from '../../work/collections/stuck-mail.ts';
import type { Work } from '../../work/unit/work.ts';

/** Lease after which a silent sender counts as dead; SMTP times out well before. In milliseconds. */
const LEASE_MS = 2 * 60 * 1000;
/** With the back-off below about two days. */
export const ATTEMPTS_MAX = 50;
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;
/** Final mails to people of whom no data is kept; deleted immediately once sent. */
const GOODBYES: readonly MailKind[] = ['data-erased'];
/** Maximum length of a stored server message. */
const ERROR_MAX = 500;

/** Returns the back-off before the next attempt: a minute, doubled each time, at most an hour. In milliseconds. */
export const getBackoff = (attempts: number): number =>
  Math.min(60_000 * 2 ** (attempts - 1), 60 * 60 * 1000);

const getTimestampIn = (millis: number): Timestamp => Timestamp.fromMillis(Date.now() + millis);

/** Deletes an outdated mail and its admin copy; idempotent. */
export const dropMail = (work: Work, id: string): void => {
  work.transaction.delete(mailRef(id));
  work.transaction.delete(getStuckRef(id));
};

interface Failure {
  readonly reason: StuckReason;
  readonly message: string;
}

/** Records a failed attempt with its admin copy. Admins see our own reason: the server's message may contain others' addresses. */
const fail = (work: Work, mail: Mail, { reason, message }: Failure): void => {
  const state = mail.attempts >= ATTEMPTS_MAX ? 'failed' : 'queued';
  if (state === 'failed' && GOODBYES.includes(mail.kind)) {
    work.transaction.delete(mailRef(mail.id));
    return;
  }

  const nextAttemptAt = getTimestampIn(getBackoff(mail.attempts));
  const expiry = state === 'failed' ? { expiresAt: getTimestampIn(KEEP_MS) } : {};

  work.transaction.update(mailRef(mail.id), {
    state,
    nextAttemptAt,
    lastError: message.slice(0, ERROR_MAX),
    ...expiry,
  });

  // Without an agency there are no admins to show it to.
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

  work.transaction.set(getStuckRef(mail.id), { ...stuck, ...expiry });
};

/** Claims a mail for this sender; undefined when sent, being sent, not due, or failed permanently. */
export const claim = (id: string): Promise<Mail | undefined> =>
  transact(async (work) => {
    const mail = await work.read(mails, id);
    if (!mail || mail.state === 'sent' || mail.state === 'failed') return undefined;
    if (mail.nextAttemptAt.toMillis() > Date.now()) return undefined;
    if (mail.attempts >= ATTEMPTS_MAX) {
      // The previous sender died with it.
      fail(work, mail, {
        reason: 'unwritable',
        message: mail.lastError ?? 'The sender never reported',
      });
      return undefined;
    }

    const attempts = mail.attempts + 1;
    work.transaction.update(mailRef(id), {
      state: 'sending',
      attempts,
      nextAttemptAt: getTimestampIn(LEASE_MS),
    });

    return { ...mail, attempts };
  });

/** Records that a mail was sent, with what follows from it; false: another sender was faster. */
export const markSent = ({ id }: Mail, follow: (work: Work) => void): Promise<boolean> =>
  transact(async (work) => {
    const current = await work.read(mails, id);
    if (!current || current.state === 'sent') return false;

    const expiresAt = getTimestampIn(KEEP_MS);
    if (GOODBYES.includes(current.kind)) work.transaction.delete(mailRef(id));
    else
      work.transaction.update(mailRef(id), {
        state: 'sent',
        lastError: null,
        sentAt: Timestamp.now(),
        expiresAt,
      });
    // The first attempt has left no copy for admins.
    if (current.attempts > 1) work.transaction.delete(getStuckRef(id));
    follow(work);

    return true;
  });

/** Records a failed attempt, unless another sender has claimed the mail meanwhile. */
export const markFailed = (mail: Mail, failure: Failure): Promise<void> =>
  transact(async (work) => {
    const current = await work.read(mails, mail.id);
    if (current?.state !== 'sending' || current.attempts !== mail.attempts) return;
    fail(work, current, failure);
  });

/** Records that a sent mail came back, or was called spam: admins see it, and may send it again. A repeat changes nothing. */
export const markReturned = (work: Work, mail: Mail, reason: 'undeliverable' | 'complained'): void => {
  if (mail.state !== 'sent') return;
  const { id, agencyId, kind, to, attempts, createdAt } = mail;
  const [nextAttemptAt, expiresAt] = [Timestamp.now(), getTimestampIn(KEEP_MS)];

  work.transaction.update(mailRef(id), { state: 'failed', nextAttemptAt, lastError: reason, expiresAt });
  // Without an agency there are no admins to show it to.
  if (!agencyId) return;

  const stuck: Omit<StuckMail, 'id'> = {
    agencyId,
    kind,
    to,
    state: 'failed',
    attempts,
    nextAttemptAt,
    reason,
    createdAt,
  };
  work.transaction.set(getStuckRef(id), { ...stuck, expiresAt });
};

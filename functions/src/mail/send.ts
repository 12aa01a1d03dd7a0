import { createTransport, type Transporter } from 'nodemailer';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Mail } from '@domain/mail/mail.ts';
import { MAIL_FROM, SMTP_URL } from '../config.ts';
import { db, documentOf } from '../firestore/db.ts';
import { render } from './render.ts';

/** After this long a sender that never reported back is taken for dead, in milliseconds. */
const LEASE_MS = 2 * 60 * 1000;
/** Waits before the next attempt: a minute, doubled each time, an hour at most. In milliseconds. */
const backoff = (attempts: number): number => Math.min(60_000 * 2 ** (attempts - 1), 60 * 60 * 1000);
/** With the waits above this is about two days. */
export const ATTEMPTS_MAX = 50;

let transport: Transporter | undefined;
const smtp = (): Transporter => {
  transport ??= createTransport(SMTP_URL.value(), {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
  } as object);
  return transport;
};

/** Takes the mail for this sender; undefined when it was sent, is being sent, or is not due yet. */
const claim = (id: string): Promise<Mail | undefined> =>
  db().runTransaction(async (transaction) => {
    const ref = db().collection('mail').doc(id);
    const mail = documentOf<Mail>(await transaction.get(ref));
    if (!mail || mail.state === 'sent' || mail.state === 'failed') return undefined;
    if (mail.nextAttemptAt.toMillis() > Date.now()) return undefined;
    const attempts = mail.attempts + 1;
    transaction.update(ref, {
      state: 'sending',
      attempts,
      nextAttemptAt: Timestamp.fromMillis(Date.now() + LEASE_MS),
    });
    return { ...mail, attempts };
  });

/** Sends one mail of the outbox; a failure is written down and tried again later. */
export const sendMail = async (id: string): Promise<void> => {
  const mail = await claim(id);
  if (!mail) return;
  const ref = db().collection('mail').doc(id);
  try {
    const { subject, text, html } = await render(mail);
    await smtp().sendMail({
      from: MAIL_FROM.value(),
      to: mail.to,
      subject,
      text,
      html,
      messageId: `<${id}@${MAIL_FROM.value().replace(/^.*@|>$/g, '')}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    });
    await ref.update({ state: 'sent', lastError: null, sentAt: Timestamp.now() });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const isLast = mail.attempts >= ATTEMPTS_MAX;
    logger.warn('A mail could not be sent', { mail: id, attempts: mail.attempts });
    await ref.update({
      state: isLast ? 'failed' : 'queued',
      lastError,
      nextAttemptAt: Timestamp.fromMillis(Date.now() + backoff(mail.attempts)),
    });
  }
};

/** Mails that are due: failed before, or left behind by a sender that died. */
export const sendDueMails = async (): Promise<void> => {
  const due = await db()
    .collection('mail')
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', Timestamp.now())
    .orderBy('nextAttemptAt')
    .limit(100)
    .get();
  for (const { id } of due.docs) await sendMail(id);
};

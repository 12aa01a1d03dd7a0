import { countCall } from '../access/rate-limit.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Author } from '../../work/unit/audit.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { transact } from '../../work/unit/transact.ts';
import { isQueued, queueMail } from '../../outgoing/mail/outbox.ts';
import { readUser } from '../../work/collections/users.ts';
import { findAccountById } from '../../work/identity/accounts.ts';

/** An account gets at most one link per span, however many are requested. In milliseconds. */
const SPAN_MS = 60_000;

/** Links per account, across requesters, so an inbox can't be flooded from many addresses. */
const LINKS = { calls: 10, seconds: 3600 };

/** The outcome of a request for a link: sent, already verified, or no usable account. */
type VerificationOutcome = 'sent' | 'verified' | 'unknown';

/** Mails the verification link, at most once a minute; 429 beyond the limit. */
export const sendVerification = async (
  uid: string,
  author: Author,
  agencyId: string | null,
): Promise<VerificationOutcome> => {
  const account = await findAccountById(uid);
  if (!account?.email || account.disabled) return 'unknown';
  if (account.emailVerified) return 'verified';

  const { email } = account;

  await runOutsideCall(() => countCall('accounts.verificationMail', uid, LINKS));

  return transact(async (work) => {
    const user = await readUser(uid, work);
    if (!user) return 'unknown';

    const mailId = `verify-email_${uid}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, work)) return 'sent';

    queueMail(work, mailId, {
      kind: 'verify-email',
      to: email,
      locale: user.locale,
      agencyId,
      params: { name: user.displayName, uid },
    });

    const subject = `users/${uid}`;

    work.audit({ subject, agencyId }, null, null, { action: 'accounts.sendVerification', by: author });

    return 'sent';
  });
};

/** The response to a request for a link, whether or not one was sent. */
export const EMAIL_SENT = 'Email sent!!';

/** Returns the response for callers who may know of the account: 404 when no account is usable, 409 when already verified. */
export const getAnswer = (outcome: VerificationOutcome): string => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'verified') throw new AppError(409, 'account.verified');
  return EMAIL_SENT;
};

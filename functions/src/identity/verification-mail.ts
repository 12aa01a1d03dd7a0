import { countCall } from '../access/rate-limit.ts';
import { AppError, notFound } from '../errors/app-error.ts';
import { recordAudit, type Author } from '../firestore/audit.ts';
import { apartFromCall } from '../firestore/call-steps.ts';
import { transact } from '../firestore/transact.ts';
import { isQueued, queueMail } from '../mail/outbox.ts';
import { readUser } from '../records/users.ts';
import { findAccountById } from './accounts.ts';

/** Within one of these spans an account gets one link, however often it is asked for. In milliseconds. */
const SPAN_MS = 60_000;

/** Links mailed to one account, whoever asks for them: nobody's inbox is filled by many who ask in turns. */
const LINKS = { calls: 10, seconds: 3600 };

/** What became of the wish for a link: it is under way, the address is proven already, or nobody could use it. */
export type VerificationOutcome = 'sent' | 'verified' | 'unknown';

/** Mails the link that proves an account's address, at most once a minute; 429 when it was asked for often. */
export const mailVerification = async (
  uid: string,
  author: Author,
  agencyId: string | null,
): Promise<VerificationOutcome> => {
  const account = await findAccountById(uid);
  if (!account?.email || account.disabled) return 'unknown';
  if (account.emailVerified) return 'verified';
  const { email } = account;
  await apartFromCall(() => countCall('accounts.verificationMail', uid, LINKS));
  return transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user) return 'unknown';
    const mailId = `verify-email_${uid}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, transaction)) return 'sent';
    queueMail(transaction, mailId, {
      kind: 'verify-email',
      to: email,
      locale: user.locale,
      agencyId,
      params: { name: user.displayName, uid },
    });
    const subject = `users/${uid}`;
    const what = { action: 'accounts.sendVerification', before: null, after: null } as const;
    recordAudit(transaction, author, { agencyId, subject, ...what });
    return 'sent';
  });
};

/** What is said where a link was asked for, whether or not there was one to send. */
export const EMAIL_SENT = 'Email sent!!';

/** The answer to somebody who may know of the account: 404 when nobody could use it, 409 when there is nothing to prove. */
export const answerOf = (outcome: VerificationOutcome): string => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'verified') throw new AppError(409, 'account.verified');
  return EMAIL_SENT;
};

import type { Transaction } from 'firebase-admin/firestore';
import { RECENT_SIGN_IN_SECONDS } from '@domain/accounts/accounts.api.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccount } from '../../identity/accounts.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { readUser, updateUser } from '../../records/users.ts';

/** Whoever is of one agency knows that, and perhaps not the platform. */
const senderTo = ({ agencyIds }: User): string | null =>
  agencyIds.length === 1 ? (agencyIds[0] ?? null) : null;

/** Mails the link to the new address, or tells its owner that it is wanted: whoever asks is not told which. */
const mailThere = (
  transaction: Transaction,
  user: User,
  { email, version, owner }: { readonly email: string; readonly version: number; readonly owner?: User },
): void => {
  const id = `email-change_${user.id}_${version}`;
  if (owner) {
    const { displayName: name, locale } = owner;
    const agencyId = senderTo(owner);
    queueMail(transaction, id, { kind: 'email-taken', to: email, locale, agencyId, params: { name } });
    return;
  }
  queueMail(transaction, id, {
    kind: 'email-change',
    to: email,
    locale: user.locale,
    agencyId: senderTo(user),
    params: { name: user.displayName, uid: user.id, version },
  });
};

/**
 * Has the caller prove another address for their account: a link goes there and a notice to the one so far. Links that
 * were mailed before are spent. 403 when the last sign-in is too long ago, and for an admin who acts as somebody else.
 * An address that has an account is answered alike; its owner is told.
 */
export const changeEmail: Operation<'accounts.changeEmail'> = async ({ caller, body }) => {
  const { uid, realUid, signedInAt } = caller;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  if (Date.now() / 1000 - signedInAt > RECENT_SIGN_IN_SECONDS) throw new AppError(403, 'auth.recentLogin');
  const email = body.email.toLowerCase();
  const ownerUid = await recordStep(async () => (await findAccount(email))?.uid ?? null);
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user) throw new AppError(403, 'auth.forbidden');
    if (user.email.toLowerCase() === email)
      throw new AppError(422, 'account.sameEmail', { property: 'email' });
    const owner = ownerUid === null ? undefined : await readUser(ownerUid, transaction);
    const version = (user.emailVersion ?? 0) + 1;
    updateUser(transaction, uid, { pendingEmail: email, emailVersion: version });
    // An identity without records is nobody's inbox that we know of; its address is refused when it is to be confirmed.
    mailThere(transaction, user, { email, version, ...(owner ? { owner } : {}) });
    queueMail(transaction, `email-change-notice_${uid}_${version}`, {
      kind: 'email-change-notice',
      to: user.email,
      locale: user.locale,
      agencyId: senderTo(user),
      params: { name: user.displayName, newEmail: email, isDone: false },
    });
    recordAudit(transaction, caller, {
      agencyId: null,
      action: 'accounts.changeEmail',
      subject: `users/${uid}`,
      before: { emailVersion: version - 1 },
      after: { emailVersion: version },
    });
  });
  return { status: 'success' };
};

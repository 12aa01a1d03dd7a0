import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Claims } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Locale } from '@domain/messages/messages.ts';
import type { ConsentKind } from '@domain/privacy/consents.ts';
import { recordAudit, type Author } from '../firestore/audit.ts';
import { auth, db } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { AppError } from '../http/app-error.ts';
import { queueMail } from '../mail/outbox.ts';
import { codeOf } from './accounts.ts';
import { consentsTo } from './consents.ts';

interface NewAccount {
  readonly email: string;
  /** Absent: they come in by single sign-on, or choose one later. */
  readonly password?: string | undefined;
  readonly name: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly claims: Pick<Claims, 'roles' | 'agencies' | 'accountValidationStatus'>;
  /** Clients alone. */
  readonly companyId?: string;
  /** What the person agrees to by registering. */
  readonly consents?: readonly ConsentKind[];
  /** Who makes it, and what the audit calls that; absent: the person registers. */
  readonly occasion?: { readonly author: Author; readonly action: string };
  /** Reads first, then writes what this kind of account has beside its user record. */
  readonly records: (transaction: Transaction, uid: string, email: string) => Promise<void> | void;
}

const SIGN_UP = { author: { platform: 'sign-up' }, action: 'accounts.signUp' } as const;

const newIdentity = async (account: NewAccount): Promise<{ uid: string; email: string }> => {
  try {
    const { uid, email = account.email } = await auth().createUser({
      email: account.email,
      ...(account.password ? { password: account.password } : {}),
      displayName: `${account.name} ${account.lastName}`,
    });
    return { uid, email };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/email-already-exists')
      throw new AppError(409, 'account.exists', { property: 'email' });
    if (code === 'auth/invalid-email') throw new AppError(422, 'validation.invalid', { property: 'email' });
    throw error;
  }
};

/**
 * Makes an account that still has to prove its address. The identity comes first, because its address is what must be
 * unique; then the claims; then all records with the verification mail in one transaction. When that fails, the identity
 * goes again, so that the person can try once more. 409 when the address has an account. Answers the uid.
 */
export const createAccount = async (account: NewAccount): Promise<string> => {
  const { uid, email } = await newIdentity(account);
  const { roles, agencies } = account.claims;
  const { author, action } = account.occasion ?? SIGN_UP;
  const displayName = `${account.name} ${account.lastName}`;
  const agencyId = agencies[0] ?? null;
  const user: Omit<User, 'id'> = {
    email,
    displayName,
    roles,
    agencyIds: agencies,
    companyId: account.companyId ?? null,
    locale: account.locale,
  };
  try {
    const agree = await consentsTo(account.consents ?? [], { agencyId, locale: account.locale });
    await auth().setCustomUserClaims(uid, { ...account.claims, user_id: uid, emailVerified: false });
    await transact(async (transaction) => {
      await account.records(transaction, uid, email);
      agree(transaction, uid);
      transaction.create(db().collection('users').doc(uid), user);
      queueMail(transaction, `verify-email_${uid}`, {
        kind: 'verify-email',
        to: email,
        locale: account.locale,
        agencyId,
        params: { name: account.name, uid },
      });
      recordAudit(transaction, author, {
        agencyId,
        action,
        subject: `users/${uid}`,
        before: null,
        after: account.claims,
      });
    });
  } catch (error) {
    await auth()
      .deleteUser(uid)
      .catch(() => logger.error('An identity without records is left behind', { uid }));
    throw error;
  }
  return uid;
};

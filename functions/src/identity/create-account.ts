import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Claims } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Locale } from '@domain/messages/messages.ts';
import { recordAudit, type Author } from '../firestore/audit.ts';
import { nameForCall, takeStep } from '../firestore/call-steps.ts';
import { auth, db } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { AppError } from '../http/app-error.ts';
import { queueMail } from '../mail/outbox.ts';
import { codeOf, findAccountById } from './accounts.ts';

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
  /** Who makes it, and what the audit calls that; absent: the person registers. */
  readonly occasion?: { readonly author: Author; readonly action: string };
  /** Reads first, then writes what this kind of account has beside its user record. */
  readonly records: (transaction: Transaction, uid: string, email: string) => Promise<void> | void;
}

const TAKEN: readonly unknown[] = ['auth/email-already-exists', 'auth/uid-already-exists'];

const SIGN_UP = { author: { platform: 'sign-up' }, action: 'accounts.signUp' } as const;

interface Identity {
  readonly uid: string;
  readonly email: string;
}

/** The identity that an earlier attempt at this call made before it broke off. */
const ownEarlier = async (uid: string | undefined, address: string): Promise<Identity | undefined> => {
  const found = uid === undefined ? undefined : await findAccountById(uid);
  const email = found?.email;
  return uid !== undefined && email?.toLowerCase() === address.toLowerCase() ? { uid, email } : undefined;
};

const newIdentity = async (account: NewAccount): Promise<Identity> => {
  const ownUid = nameForCall('identity');
  try {
    const { uid, email = account.email } = await auth().createUser({
      ...(ownUid ? { uid: ownUid } : {}),
      email: account.email,
      ...(account.password ? { password: account.password } : {}),
      displayName: `${account.name} ${account.lastName}`,
    });
    return { uid, email };
  } catch (error) {
    const code = codeOf(error);
    if (TAKEN.includes(code)) {
      const earlier = await ownEarlier(ownUid, account.email);
      if (earlier) return earlier;
      throw new AppError(409, 'account.exists', { property: 'email' });
    }
    if (code === 'auth/invalid-email') throw new AppError(422, 'validation.invalid', { property: 'email' });
    throw error;
  }
};

/** Takes a new identity away again, unless its records are there after all: a commit may hold whose answer was lost. */
const removeWithoutRecords = async (uid: string): Promise<void> => {
  try {
    const { exists } = await db().collection('users').doc(uid).get();
    if (!exists) await auth().deleteUser(uid);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    logger.error('An identity without records may be left behind', { uid, cause });
  }
};

/**
 * Makes an account that still has to prove its address. The identity comes first, because its address is what must be
 * unique; then the claims; then all records with the verification mail in one transaction. When that fails, the identity
 * goes again, so that the person can try once more. 409 when the address has an account. Answers the uid.
 */
export const createAccount = async (account: NewAccount): Promise<string> => {
  const { uid, email } = await takeStep(() => newIdentity(account));
  const { roles, agencies } = account.claims;
  const { author, action } = account.occasion ?? SIGN_UP;
  const displayName = `${account.name} ${account.lastName}`;
  const user: Omit<User, 'id'> = {
    email,
    displayName,
    roles,
    agencyIds: agencies,
    companyId: account.companyId ?? null,
    locale: account.locale,
  };
  try {
    // As a step: whoever has been accepted meanwhile is not put back by a repeat of the call.
    await takeStep(() =>
      auth().setCustomUserClaims(uid, { ...account.claims, user_id: uid, emailVerified: false }),
    );
    await transact(async (transaction) => {
      await account.records(transaction, uid, email);
      transaction.create(db().collection('users').doc(uid), user);
      queueMail(transaction, `verify-email_${uid}`, {
        kind: 'verify-email',
        to: email,
        locale: account.locale,
        agencyId: agencies[0] ?? null,
        params: { name: account.name, uid },
      });
      recordAudit(transaction, author, {
        agencyId: agencies[0] ?? null,
        action,
        subject: `users/${uid}`,
        before: null,
        after: account.claims,
      });
    });
  } catch (error) {
    await removeWithoutRecords(uid);
    throw error;
  }
  return uid;
};

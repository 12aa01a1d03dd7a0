import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import { syncClaims } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { auth } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccountById } from '../../identity/accounts.ts';
import { preparePersonNews } from '../../mail/notify-of-person.ts';
import { readMemberships } from '../../records/memberships.ts';
import { markArrived } from '../../records/invitations.ts';
import { readUser, updateUser } from '../../records/users.ts';
import type { LinkToken } from '../../tokens/tokens.ts';

const spent = (): AppError => new AppError(410, 'account.emailLinkSpent');

/** Reads; returns the write that notifies each agency that must accept or engage the user. */
const prepareNewcomerNews = async (transaction: Transaction, user: User): Promise<() => void> => {
  const open = (await readMemberships(user.id, transaction)).filter(({ blocked }) => !blocked);
  const registered = open.filter((one) => one.accountValidationStatus === 'PENDING');
  const engaged = open.filter((one) => one.engagement === 'pending');
  const person = { id: user.id, name: user.displayName, email: user.email };
  const notify = await Promise.all(
    [['registration', registered] as const, ['engineer', engaged] as const].map(([news, all]) =>
      preparePersonNews(transaction, [...new Set(all.map(({ agencyId }) => agencyId))], news, person),
    ),
  );
  return () => {
    for (const one of notify) one(user.id);
  };
};

/** Verifies a new account's address by the link mailed to it, which only its owner could follow. Idempotent. 410 once the account has another address. */
export const proveAddress = async ({ subject: uid, version }: LinkToken): Promise<string> => {
  const account = await findAccountById(uid);
  const email = await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    const isCurrent = user && (user.emailVersion ?? 0) === version;
    if (!isCurrent || account?.email?.toLowerCase() !== user.email.toLowerCase()) throw spent();
    if (!user.emailVerified) {
      const notify = await prepareNewcomerNews(transaction, user);
      updateUser(transaction, uid, { emailVerified: true });
      notify();
      recordAudit(
        transaction,
        { link: `users/${uid}` },
        {
          agencyId: null,
          action: 'accounts.proveAddress',
          subject: `users/${uid}`,
          before: { emailVerified: false },
          after: { emailVerified: true },
        },
      );
    }
    return user.email;
  });
  await auth().updateUser(uid, { emailVerified: true });
  await Promise.all([markArrived(uid), syncClaims(uid)]);
  return email;
};

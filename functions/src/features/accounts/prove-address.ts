import type { User } from '@domain/accounts/accounts.ts';
import { syncClaims } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { auth } from '../../platform/firestore/db.ts';
import { findAccountById } from '../../work/identity/accounts.ts';
import { notifyOfPerson } from '../../outgoing/mail/notify-of-person.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { markArrived } from '../../work/records/invitations.ts';
import { users, readUser } from '../../work/collections/users.ts';
import type { LinkToken } from '../../work/tokens/tokens.ts';
import type { Step } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

const createSpentError = (): AppError => new AppError(410, 'account.emailLinkSpent');

/** Notifies each agency that must accept or engage the user. */
const notifyOfNewcomer = async (work: Work, user: User): Promise<void> => {
  const open = (await readMemberships(user.id, work)).filter(({ blocked }) => !blocked);
  const registered = open.filter((membership) => membership.accountValidationStatus === 'PENDING');
  const engaged = open.filter((membership) => membership.engagement === 'pending');
  const person = { id: user.id, name: user.displayName, email: user.email };
  for (const [news, all] of [['registration', registered] as const, ['engineer', engaged] as const]) {
    const agencyIds = [...new Set(all.map(({ agencyId }) => agencyId))];
    await notifyOfPerson(work, agencyIds, news, person, user.id);
  }
};

/** Verifies a new account's address by the link mailed to it, which only its owner could follow. Idempotent. 410 once the account has another address. */
export const proveAddress = async (step: Step, { subject: uid, version }: LinkToken): Promise<string> => {
  const account = await findAccountById(uid);

  const email = await step(
    async (work) => {
      const user = await readUser(uid, work);
      const isCurrent = user && (user.emailVersion ?? 0) === version;
      if (!isCurrent || account?.email?.toLowerCase() !== user.email.toLowerCase()) throw createSpentError();

      if (!user.emailVerified) {
        work.updateById(users, uid, { emailVerified: true });
        await notifyOfNewcomer(work, user);
        work.audit(
          { subject: `users/${uid}`, agencyId: null },
          { emailVerified: false },
          { emailVerified: true },
        );
      }

      return user.email;
    },
    { author: { link: `users/${uid}` }, action: 'accounts.proveAddress' },
  );

  await auth().updateUser(uid, { emailVerified: true });
  await Promise.all([markArrived(uid), syncClaims(uid)]);

  return email;
};

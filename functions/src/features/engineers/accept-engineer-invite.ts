import { Timestamp } from 'firebase-admin/firestore';
import { buildMembership, writeMembership } from '../../auth/claims/memberships.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { notifyOfPerson } from '../../outgoing/mail/notify-of-person.ts';
import { readEngineerInvite } from '../../work/collections/engineer-invites.ts';
import { markEngineerInviteUsed } from '../../work/records/engineer-invites.ts';
import { readEngineer } from '../../work/collections/engineers.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Accepts an invitation to the engineer's verified address; an admin activates them. Idempotent: an old link doesn't restore an ended engagement. */
export const acceptEngineerInvite = operationInSteps(
  'engineers.acceptInvite',
  async ({ step, caller, params: { id } }) => {
    const { uid } = caller;
    await step(async (work) => {
      const invite = await readEngineerInvite(id, work);
      const user = await readUser(uid, work);
      const isTheirs = invite && (invite.usedBy ?? uid) === uid && invite.email === user?.email.toLowerCase();
      if (!isTheirs || !user) throw notFound();

      const engineer = await readEngineer(uid, work);
      if (!engineer) throw new AppError(403, 'auth.forbidden');
      if (invite.usedBy === uid) return;

      const { agencyId } = invite;
      const all = await readMemberships(uid, work);
      const isMember = all.some(
        ({ role, agencyId: memberAgency }) => role === 'engineer' && memberAgency === agencyId,
      );
      if (!isMember) {
        const { displayName, email } = user;
        const start = { agencyId, userId: uid, role: 'engineer', displayName, email } as const;
        writeMembership(work, { all, user }, buildMembership({ ...start, engagement: 'pending' }));
      }

      const agencyIds = [...new Set([...engineer.agencyIds, agencyId])];
      work.update(engineer, { agencyIds, updatedAt: Timestamp.now() });
      await markEngineerInviteUsed(work, id, uid);

      const person = { ...user, name: user.displayName };
      if (!isMember) await notifyOfPerson(work, [agencyId], 'engineer', person, id);
      work.audit({ subject: `engineerInvites/${id}`, agencyId }, { usedBy: null }, { usedBy: uid });
    });

    await syncClaimsSoon(uid);

    return { id };
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import { newMembership, writeMembership } from '../../claims/memberships.ts';
import { syncClaimsSoon } from '../../claims/sync-claims.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { preparePersonNews } from '../../mail/notify-of-person.ts';
import type { Operation } from '../../operation.ts';
import { readEngineerInvite, prepareEngineerInviteUse } from '../../records/engineer-invites.ts';
import { readEngineer, writeEngineer } from '../../records/engineers.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readUser } from '../../records/users.ts';

/**
 * Accepts another agency's invitation as the engineer whose verified address it names. 404 for others, 403 for an acting admin.
 * Access starts once an admin of the agency activates them. Idempotent: the old link doesn't restore an ended engagement.
 */
export const acceptEngineerInvite: Operation<'engineers.acceptInvite'> = async ({
  caller,
  params: { id },
}) => {
  const { uid } = caller;
  if (uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  await transact(async (transaction) => {
    const invite = await readEngineerInvite(id, transaction);
    const user = await readUser(uid, transaction);
    const isTheirs = invite && (invite.usedBy ?? uid) === uid && invite.email === user?.email.toLowerCase();
    if (!isTheirs || !user) throw notFound();
    const engineer = await readEngineer(uid, transaction);
    if (!engineer) throw new AppError(403, 'auth.forbidden');
    if (invite.usedBy === uid) return;
    const { agencyId } = invite;
    const all = await readMemberships(uid, transaction);
    const isMember = all.some(({ role, agencyId: other }) => role === 'engineer' && other === agencyId);
    const spend = await prepareEngineerInviteUse(transaction, id);
    const notify = await preparePersonNews(transaction, [agencyId], 'engineer', {
      ...user,
      name: user.displayName,
    });
    if (!isMember) {
      const { displayName, email } = user;
      const start = { agencyId, userId: uid, role: 'engineer', displayName, email } as const;
      writeMembership(transaction, { all, user }, newMembership({ ...start, engagement: 'pending' }));
    }
    const agencyIds = [...new Set([...engineer.agencyIds, agencyId])];
    writeEngineer(transaction, { ...engineer, agencyIds, updatedAt: Timestamp.now() });
    spend(uid);
    if (!isMember) notify(id);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'engineers.acceptInvite',
      subject: `engineerInvites/${id}`,
      before: { usedBy: null },
      after: { usedBy: uid },
    });
  });
  await syncClaimsSoon(uid);
  return { id };
};

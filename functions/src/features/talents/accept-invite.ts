import { Timestamp } from 'firebase-admin/firestore';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import type { Caller } from '../../access/caller.ts';
import { newMembership, writeMembership } from '../../claims/memberships.ts';
import { syncClaimsSoon } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { readMemberships } from '../../records/memberships.ts';
import { readyRoster } from '../../records/roster.ts';
import { readyToJoin } from '../../records/talent-agencies.ts';
import { changeInvite, readInvite } from '../../records/talent-invites.ts';
import { readTalent, writeTalent } from '../../records/talents.ts';
import { readUser } from '../../records/users.ts';
import { asTalent } from './invite-access.ts';

/**
 * Accepts an invitation: the talent works with its agency from this commit on, and so do their demos, rates and whatever
 * else is theirs. The claims follow; accepting again changes nothing.
 */
export const acceptInvite = async (caller: Caller, id: string): Promise<SelfServiceInvite> => {
  const accepted = await transact(async (transaction): Promise<SelfServiceInvite> => {
    const invite = asTalent(caller, await readInvite(id, transaction));
    const { uid } = caller;
    const talent = await readTalent(uid, transaction);
    const user = await readUser(uid, transaction);
    if (!talent || !user) throw new AppError(403, 'auth.forbidden');
    // What was accepted once is done: whoever left the agency since is not brought back by the old link.
    if (invite.status === 'accepted') return invite;
    if (invite.status === 'withdrawn') throw new AppError(410, 'invitation.used');
    const { agencyId } = invite;
    const all = await readMemberships(uid, transaction);
    const isNew = !talent.agencyIds.includes(agencyId);
    const openAll = isNew ? await readyToJoin(uid, agencyId, transaction) : undefined;
    const writeEntries = await readyRoster(talent, transaction, [agencyId]);
    const joined: Talent = {
      ...talent,
      agencyIds: isNew ? [...talent.agencyIds, agencyId] : talent.agencyIds,
      emailVerified: true,
      updatedAt: Timestamp.now(),
    };
    writeTalent(transaction, joined);
    openAll?.();
    writeEntries({ talent: joined });
    const isMember = all.some(({ role, agencyId: other }) => role === 'talent' && other === agencyId);
    if (!isMember) {
      const { displayName, email } = user;
      const start = { agencyId, userId: uid, role: 'talent', displayName, email } as const;
      writeMembership(transaction, { all, user }, newMembership(start));
    }
    const acceptance = { talentId: uid, status: 'accepted', acceptedAt: Timestamp.now() } as const;
    changeInvite(transaction, id, acceptance);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'talents.acceptInvite',
      subject: `selfServiceInvites/${id}`,
      before: { status: invite.status },
      after: { status: 'accepted' },
    });
    return { ...invite, ...acceptance };
  });
  await syncClaimsSoon(caller.uid);
  return accepted;
};

import { Timestamp } from 'firebase-admin/firestore';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import { setClaims } from '../../../claims/set-claims.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Session } from '../../../http/session.ts';
import { changeInvite, readInvite } from '../invite-store.ts';
import { readTalent, readyToJoin, writeTalent } from '../store.ts';
import { asTalent } from './invite-access.ts';

interface Accepted {
  readonly invite: SelfServiceInvite;
  readonly talent: Talent;
}

const accept = (session: Session, id: string): Promise<Accepted> =>
  transact(async (transaction) => {
    const invite = asTalent(session, await readInvite(id, transaction));
    const talent = await readTalent(session.uid, transaction);
    if (!talent) throw new AppError(403, 'auth.forbidden');
    // What was accepted once is done: whoever left the agency since is not brought back by the old link.
    if (invite.status === 'accepted') return { invite, talent };
    const { agencyId } = invite;
    const isNew = !talent.agencyIds.includes(agencyId);
    const openAll = isNew ? await readyToJoin(talent.id, agencyId, transaction) : undefined;
    const agencyIds = isNew ? [...talent.agencyIds, agencyId] : talent.agencyIds;
    const joined: Talent = { ...talent, agencyIds, emailVerified: true, updatedAt: Timestamp.now() };
    const accepted = { talentId: talent.id, status: 'accepted' } as const;
    writeTalent(transaction, joined);
    openAll?.();
    changeInvite(transaction, id, accepted);
    recordAudit(transaction, session, {
      agencyId,
      action: 'talents.acceptInvite',
      subject: `selfServiceInvites/${id}`,
      before: { status: invite.status, agencyIds: talent.agencyIds },
      after: { status: accepted.status, agencyIds },
    });
    return { invite: { ...invite, ...accepted }, talent: joined };
  });

/**
 * Accepts an invitation: the talent works with its agency from now on, and so do their demos, rates and whatever else
 * is theirs. The claims follow after the commit; accepting again sets right what a failure left undone.
 */
export const acceptInvite = async (session: Session, id: string): Promise<SelfServiceInvite> => {
  const { invite, talent } = await accept(session, id);
  if (talent.agencyIds.some((agencyId) => !session.claims.agencies.includes(agencyId))) {
    await setClaims(
      session,
      session.uid,
      ({ agencies }) => ({ agencies: [...new Set([...agencies, ...talent.agencyIds])] }),
      { agencyId: invite.agencyId, action: 'talents.joinAgency' },
    );
  }
  return invite;
};

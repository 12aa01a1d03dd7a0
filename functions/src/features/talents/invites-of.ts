import { mayRead } from '@domain/access/access.policy.ts';
import { reach } from '../../access/reach.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { invitesWith } from '../../records/talent-invites.ts';
import { readTalent } from '../../records/talents.ts';
import { isFor } from './invite-access.ts';

/** Invitations of a talent: their own, those to their address included; of another person's, the agency's alone. */
export const invitesOf: Operation<'talents.invitesOf'> = async ({ session, params: { id: talentId } }) => {
  const talent = reach(session, 'talents', await readTalent(talentId));
  const found = await Promise.all([invitesWith('talentId', talentId), invitesWith('email', talent.email)]);
  const byId = new Map(found.flat().map((invite) => [invite.id, invite]));
  const { agencyId: chosen } = session;
  return [...byId.values()]
    .filter(
      (invite) =>
        isFor(session, invite) ||
        (mayRead(session, 'selfServiceInvites', invite) && (!chosen || invite.agencyId === chosen)),
    )
    .map(serialised);
};

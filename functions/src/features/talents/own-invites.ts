import { mayRead } from '@domain/access/access.policy.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findInvitesBy } from '../../work/collections/talent-invites.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { isFor } from '../../auth/invitations/talent-access.ts';

/** Returns invitations of a talent: for the talent, all of theirs, including those to their address; for others, the agency's. */
export const getInvites: Operation<'talents.invitesOf'> = async ({ caller, params: { id: talentId } }) => {
  const talent = requireVisible(caller, 'talents', await readTalent(talentId));
  const found = await Promise.all([
    findInvitesBy('talentId', talentId),
    findInvitesBy('email', talent.email),
  ]);
  const byId = new Map(found.flat().map((invite) => [invite.id, invite]));
  const { agencyId: chosen } = caller;

  return [...byId.values()]
    .filter(
      (invite) =>
        isFor(caller, invite) ||
        (mayRead(caller, 'selfServiceInvites', invite) && (!chosen || invite.agencyId === chosen)),
    )
    .map(serialise);
};

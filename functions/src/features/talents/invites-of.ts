import { mayRead } from '@domain/access/access.policy.ts';
import type { InvitePrefill } from '@domain/talents/talent-invites.api.ts';
import { reach } from '../../access/reach.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { invitesWith, isUnused, readInvite } from '../../records/talent-invites.ts';
import { readTalent } from '../../records/talents.ts';
import { isFor } from './invite-access.ts';

/** Invitations of a talent: their own, those to their address included; of another person's, the agency's alone. */
export const invitesOf: Operation<'talents.invitesOf'> = async ({ session, params: { id: talentId } }) => {
  const talent = reach(session, 'talents', await readTalent(talentId));
  const found = await Promise.all([invitesWith('talentId', talentId), invitesWith('email', talent.email)]);
  const byId = new Map(found.flat().map((invite) => [invite.id, invite]));
  const { agencyId: chosen } = session;
  return [...byId.values()].filter(
    (invite) =>
      isFor(session, invite) ||
      (mayRead(session, 'selfServiceInvites', invite) && (!chosen || invite.agencyId === chosen)),
  );
};

/**
 * What an invitation shows to whoever has its link; 404 when there is none. For the sign-up, a used one is as good as
 * none.
 */
export const showInvite = async (id: string, purpose: 'process' | 'signUp'): Promise<InvitePrefill> => {
  const invite = await readInvite(id);
  if (!invite || (purpose === 'signUp' && !isUnused(invite))) throw notFound();
  const agency = await readAgency(invite.agencyId);
  if (!agency) throw notFound();
  const { name, lastName, email, language, status } = invite;
  const { slug, publicName } = agency;
  return { id, name, lastName, email, language, status, agency: { id: agency.id, slug, publicName } };
};

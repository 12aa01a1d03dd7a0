import { getAgencies } from '@domain/access/roles.ts';
import {
  INVITATION_KINDS,
  TEAM_INVITES,
  type Invitation,
  type InvitationKind,
} from '@domain/invitations/invitations.ts';
import { getAgency, type Caller } from '../../rights/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readInvitation } from '../../work/records/invitations.ts';

export const isAdminHere = (caller: Caller): boolean =>
  getAgencies(caller.claims, 'admin').includes(getAgency(caller));

export const getVisibleKinds = (caller: Caller): readonly InvitationKind[] =>
  isAdminHere(caller) ? INVITATION_KINDS : TEAM_INVITES;

/** Returns an invitation of the chosen agency; 404 for another agency's, and for a kind the caller may not see. */
export const requireOwnInvitation = async (caller: Caller, id: string): Promise<Invitation> => {
  const invitation = await readInvitation(id);
  if (invitation?.agencyId !== getAgency(caller) || !getVisibleKinds(caller).includes(invitation.kind))
    throw notFound();
  return invitation;
};

import { agenciesOf } from '@domain/access/roles.ts';
import {
  INVITATION_KINDS,
  TEAM_INVITES,
  type Invitation,
  type InvitationKind,
} from '@domain/invitations/invitations.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { readInvitation } from '../../records/invitations.ts';

/** Whether the caller is an admin of the agency that they act in. */
export const isAdminHere = (caller: Caller): boolean =>
  agenciesOf(caller.claims, 'admin').includes(agencyOf(caller));

/** Kinds of invitations that are the caller's to know of. */
export const ownKinds = (caller: Caller): readonly InvitationKind[] =>
  isAdminHere(caller) ? INVITATION_KINDS : TEAM_INVITES;

/** An invitation of the agency that the caller acts in; 404 for one of another, and for a kind that is not theirs. */
export const ownInvitation = async (caller: Caller, id: string): Promise<Invitation> => {
  const invitation = await readInvitation(id);
  if (invitation?.agencyId !== agencyOf(caller) || !ownKinds(caller).includes(invitation.kind))
    throw notFound();
  return invitation;
};

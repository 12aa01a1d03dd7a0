import { hasRole } from '@domain/access/roles.ts';
import {
  INVITATION_KINDS,
  TEAM_INVITES,
  type Invitation,
  type InvitationKind,
} from '@domain/invitations/invitations.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readInvitation } from '../../work/collections/invitations.ts';

export const isAdminOf = (caller: Caller, agencyId: string): boolean =>
  hasRole(caller.claims, ['admin'], agencyId);

export const getVisibleKinds = (caller: Caller, agencyId: string): readonly InvitationKind[] =>
  isAdminOf(caller, agencyId) ? INVITATION_KINDS : TEAM_INVITES;

/** Returns an invitation of an agency of the caller; 404 for another agency's, and for a kind the caller may not see. */
export const requireOwnInvitation = async (caller: Caller, id: string): Promise<Invitation> => {
  const invitation = requireAccessible(caller, 'invitations', await readInvitation(id));
  if (!getVisibleKinds(caller, invitation.agencyId).includes(invitation.kind)) throw notFound();
  return invitation;
};

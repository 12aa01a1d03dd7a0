import {
  getInvitationState,
  isOpenInvitation,
  type Invitation,
  type InvitationRow,
} from '@domain/invitations/invitations.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readNamesInAgency } from '../../work/collections/memberships.ts';
import { isAdminOf } from './require-own-invitation.ts';

/** Withdrawing a client's or colleague's invitation ends their membership, which only admins decide. */
export const mayWithdraw = (
  caller: Caller,
  { kind, agencyId }: Pick<Invitation, 'kind' | 'agencyId'>,
): boolean => kind === 'talent' || isAdminOf(caller, agencyId);

/** Presents invitations of one agency to the caller: addresses of clients only to admins, link secrets to nobody. */
export const presentInvitations = async (
  caller: Caller,
  found: readonly Invitation[],
): Promise<readonly InvitationRow[]> => {
  const [first] = found;
  if (!first) return [];

  const { agencyId } = first;
  const isAdmin = isAdminOf(caller, agencyId);
  const names = await readNamesInAgency(agencyId, [...new Set(found.map(({ sentBy }) => sentBy))]);
  const now = Date.now();

  return found.map((invitation) => {
    const { id, kind, name, email, roles, sentBy } = invitation;
    const { sentAt, lastSentAt, expiresAt } = serialise(invitation);
    const isOpen = isOpenInvitation(invitation);

    return {
      id,
      kind,
      name,
      roles,
      sentAt,
      lastSentAt,
      expiresAt,
      email: isAdmin || kind === 'talent' ? email : null,
      state: getInvitationState(invitation, now),
      sentByName: names.get(sentBy) ?? null,
      may: { send: isOpen, withdraw: isOpen && mayWithdraw(caller, invitation) },
    };
  });
};

export const presentInvitation = async (caller: Caller, invitation: Invitation): Promise<InvitationRow> => {
  const [row] = await presentInvitations(caller, [invitation]);
  if (!row) throw new Error(`No fields for the invitation ${invitation.id}`);
  return row;
};

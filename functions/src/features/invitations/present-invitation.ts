import {
  getInvitationState,
  isOpenInvitation,
  type Invitation,
  type InvitationRow,
} from '@domain/invitations/invitations.ts';
import { getAgency, type Caller } from '../../rights/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readNamesInAgency } from '../../work/records/memberships.ts';
import { isAdminHere } from './require-own-invitation.ts';

/** Withdrawing a client's or colleague's invitation ends their membership, which only admins decide. */
export const mayWithdraw = (caller: Caller, { kind }: Pick<Invitation, 'kind'>): boolean =>
  kind === 'talent' || isAdminHere(caller);

/** Presents invitations to the caller: addresses of clients only to admins, link secrets to nobody. */
export const presentInvitations = async (
  caller: Caller,
  found: readonly Invitation[],
): Promise<readonly InvitationRow[]> => {
  const now = Date.now();
  const names = await readNamesInAgency(getAgency(caller), [...new Set(found.map(({ sentBy }) => sentBy))]);
  const isAdmin = isAdminHere(caller);
  return found.map((invitation) => {
    const { id, kind, name, email, roles, sentBy } = invitation;
    const { sentAt, lastSentAt, expiresAt } = serialise(invitation);
    const isOpen = isOpenInvitation(invitation);
    return {
      ...{ id, kind, name, roles, sentAt, lastSentAt, expiresAt },
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

import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import { engagedIn } from '../../access/engaged.ts';
import type { Caller } from '../../access/caller.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { tellOfTicket } from '../../mail/ticket-assigned.ts';
import { writeAssignment } from '../../records/engineer-assignments.ts';
import { changeInvite, invitesWith } from '../../records/talent-invites.ts';

/** What invitations say of a talent's next ticket, if it is the first since they joined by them. */
export interface FirstTicket {
  readonly invites: readonly SelfServiceInvite[];
  /** Who gets it, and for which agency; undefined: whoever takes it. */
  readonly reviewer: { readonly user: User; readonly agencyId: string } | undefined;
}

const joinedBy = ({ agencyIds }: Talent, invite: SelfServiceInvite): boolean =>
  agencyIds.includes(invite.agencyId) && (invite.signedUpAt ?? invite.acceptedAt) !== null;

/** Whom invitations name for a talent's first ticket, of those who are engaged still; nobody reviews themselves. */
export const firstTicketOf = async (talent: Talent, transaction: Transaction): Promise<FirstTicket> => {
  const invites = (await invitesWith('talentId', talent.id, transaction)).filter(
    (invite) => invite.engineer !== null && invite.firstTicketId === undefined && joinedBy(talent, invite),
  );
  for (const { engineer, agencyId } of invites) {
    const user =
      engineer === null || engineer === talent.id
        ? undefined
        : await engagedIn(agencyId, engineer, transaction);
    if (user) return { invites, reviewer: { user, agencyId } };
  }
  return { invites, reviewer: undefined };
};

/** Notes that a talent's first ticket is there; an engineer who has it knows the talent from then on, and is told by mail. */
export const beginFirstTicket = (
  transaction: Transaction,
  caller: Caller,
  { invites, reviewer }: FirstTicket,
  ticket: CurationTicket,
  talentId: string,
): void => {
  for (const { id } of invites) changeInvite(transaction, id, { firstTicketId: ticket.id });
  if (!reviewer) return;
  const { user, agencyId } = reviewer;
  writeAssignment(transaction, user.id, { talentId, agencyIds: ticket.agencyIds });
  recordAudit(transaction, caller, {
    agencyId,
    action: 'curation.assign',
    subject: `curationTickets/${ticket.id}`,
    before: null,
    after: ticket,
  });
  tellOfTicket(transaction, ticket, user, agencyId);
};

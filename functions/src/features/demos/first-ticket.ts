import type { User } from '@domain/accounts/accounts.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { SelfServiceInvite, Talent } from '@domain/talents/talents.ts';
import { requireEngagedEngineer } from '../../work/access/engaged.ts';
import type { Caller } from '../../work/access/caller.ts';
import { notifyTicket } from '../../outgoing/mail/ticket-assigned.ts';
import { findInvitesBy } from '../../work/collections/talent-invites.ts';
import { changeInvite } from '../../work/records/talent-invites.ts';
import type { Work } from '../../work/unit/work.ts';

/** Invitation data for a talent's next ticket, if it is their first since joining by invitation. */
export interface FirstTicket {
  readonly invites: readonly SelfServiceInvite[];
  /** Assigned reviewer and agency; undefined when any engineer may claim it. */
  readonly reviewer: { readonly user: User; readonly agencyId: string } | undefined;
}

const hasJoinedBy = ({ agencyIds }: Talent, invite: SelfServiceInvite): boolean =>
  agencyIds.includes(invite.agencyId) && (invite.signedUpAt ?? invite.acceptedAt) !== null;

/** Returns the engineers named for a talent's first ticket who are still engaged; never the talent. */
export const getFirstTicket = async (talent: Talent, work: Work): Promise<FirstTicket> => {
  const invites = (await findInvitesBy('talentId', talent.id, work)).filter(
    (invite) => invite.engineer !== null && invite.firstTicketId === undefined && hasJoinedBy(talent, invite),
  );
  for (const { engineer, agencyId } of invites) {
    const user =
      engineer === null || engineer === talent.id
        ? undefined
        : await requireEngagedEngineer(agencyId, engineer, work);
    if (user) return { invites, reviewer: { user, agencyId } };
  }

  return { invites, reviewer: undefined };
};

/** Records a talent's first ticket; its assigned engineer is notified by mail. */
export const beginFirstTicket = (
  work: Work,
  caller: Caller,
  { invites, reviewer }: FirstTicket,
  ticket: CurationTicket,
): void => {
  for (const { id } of invites) changeInvite(work, id, { firstTicketId: ticket.id });

  if (!reviewer) return;

  const { user, agencyId } = reviewer;
  work.audit({ subject: `curationTickets/${ticket.id}`, agencyId }, null, ticket, {
    action: 'curation.assign',
    by: caller,
  });

  notifyTicket(work, ticket, user, agencyId);
};

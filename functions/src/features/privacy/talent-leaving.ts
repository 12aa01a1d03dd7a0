import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { findAgencyPlaces } from '../../work/collections/casting-demos.ts';
import { findOpenTickets } from '../../work/collections/curation-tickets.ts';
import { findTalentDemos } from '../../work/collections/demos.ts';
import { inviteTags } from '../../work/collections/invite-tags.ts';
import { deleteInvite } from '../../work/records/talent-invites.ts';
import { findOpenInvites } from '../../work/collections/talent-invites.ts';
import { makeTermsId, talentTerms } from '../../work/collections/talent-terms.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the change of a ticket that loses one agency: it is unassigned if its engineer works only for that agency. */
const removeAgency = (
  ticket: CurationTicket,
  agencyId: string,
  engagedBy: readonly string[],
): Partial<CurationTicket> => {
  const agencyIds = ticket.agencyIds.filter((id) => id !== agencyId);
  const staysTheirs = engagedBy.some((id) => agencyIds.includes(id));
  return staysTheirs ? { agencyIds } : { agencyIds, assignedTo: null, assignedAt: null };
};

/** Returns the agencies that engage the reviewers of a talent's demos, by engineer uid. */
const readEngagements = async (
  tickets: readonly CurationTicket[],
  work: Work,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const holders = new Set(tickets.flatMap(({ assignedTo }) => assignedTo ?? []));
  const found = await Promise.all(
    [...holders].map(async (uid) => [uid, (await readUser(uid, work))?.held.engineer ?? []] as const),
  );
  return new Map(found);
};

/** Counts of client-visible records and invitations removed with a talent. */
interface Left {
  readonly shortlisted: number;
  readonly invites: number;
}

/** Ends an agency's access to a talent: terms are deleted, clients see the voice as withdrawn. Scores, notes and connection check stay for a return. */
export const leaveAgency = async (talent: Talent, agencyId: string, work: Work): Promise<Left> => {
  const tickets = await findOpenTickets(await findTalentDemos(talent.id, work), work);
  const shortlisted = await findAgencyPlaces(agencyId, talent.id, work);
  const invites = await findOpenInvites(agencyId, talent, work);

  const engagements = await readEngagements(tickets, work);

  for (const ticket of tickets) {
    const engagedBy = engagements.get(ticket.assignedTo ?? '') ?? [];
    work.update(ticket, removeAgency(ticket, agencyId, engagedBy));
  }

  work.deleteById(talentTerms, makeTermsId(agencyId, talent.id));

  for (const { id } of invites) {
    deleteInvite(work, id);
    work.deleteById(inviteTags, id);
  }

  return { shortlisted: shortlisted.length, invites: invites.length };
};

import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { findAgencyPlaces } from './casting-demos.ts';
import { findOpenTickets, writeTicket } from './curation-tickets.ts';
import { findTalentDemos, updateDemo } from './demos.ts';
import { inviteTags } from './invite-tags.ts';
import { deleteInvite, findOpenInvites } from './talent-invites.ts';
import { deleteTerms } from './talent-terms.ts';
import { readUser } from './users.ts';
import type { Work } from '../unit/work.ts';

/** Returns a ticket without one agency, unassigned if its engineer works only for that agency. */
const removeAgency = (
  ticket: CurationTicket,
  agencyId: string,
  engagedBy: readonly string[],
): CurationTicket => {
  const agencyIds = ticket.agencyIds.filter((id) => id !== agencyId);
  const staysTheirs = engagedBy.some((id) => agencyIds.includes(id));
  return staysTheirs
    ? { ...ticket, agencyIds }
    : { ...ticket, agencyIds, assignedTo: null, assignedAt: null };
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

const leaveTickets = (
  work: Work,
  demos: readonly Demo[],
  tickets: readonly CurationTicket[],
  agencyId: string,
  engagedBy: ReadonlyMap<string, readonly string[]>,
): void => {
  for (const before of tickets) {
    const after = removeAgency(before, agencyId, engagedBy.get(before.assignedTo ?? '') ?? []);
    writeTicket(work, after);
    if (after.assignedTo === before.assignedTo) continue;
    for (const { id, curationTicketId } of demos)
      if (curationTicketId === before.id) updateDemo(work, id, { assignedTo: null, assignedAt: null });
  }
};

/** Counts of client-visible records and invitations removed with a talent. */
interface Left {
  readonly shortlisted: number;
  readonly invites: number;
}

/** Ends an agency's access to a talent: terms are deleted, clients see the voice as withdrawn. Scores, notes and connection check stay for a return. */
export const leaveAgency = async (talent: Talent, agencyId: string, work: Work): Promise<Left> => {
  const demos = await findTalentDemos(talent.id, work);
  const tickets = await findOpenTickets(demos, work);
  const shortlisted = await findAgencyPlaces(agencyId, talent.id, work);
  const invites = await findOpenInvites(agencyId, talent, work);

  leaveTickets(work, demos, tickets, agencyId, await readEngagements(tickets, work));
  deleteTerms(work, agencyId, talent.id);

  for (const { id } of invites) {
    deleteInvite(work, id);
    work.deleteById(inviteTags, id);
  }

  return { shortlisted: shortlisted.length, invites: invites.length };
};

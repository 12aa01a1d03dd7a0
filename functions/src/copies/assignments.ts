import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Copy } from './compare.ts';
import { inside, recordIn, recordsOf, refTo, type CopiesOf, type Moment } from './moment.ts';

/** `engineerAssignments/{engineerId}_{talentId}`. */
interface StoredAssignment {
  readonly id: string;
  readonly engineerId: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
}

/** A ticket that an engineer has, with the talent whom its demos name; undefined: there are none on it. */
interface Had {
  readonly ticket: CurationTicket;
  readonly talentId: string | undefined;
}

const ticketsOf = async (moment: Moment, engineerId: string): Promise<readonly Had[]> => {
  const own = inside(moment, 'curationTickets')
    .where('assignedTo', '==', engineerId)
    .where('status', '==', 'open');
  const tickets = await recordsOf<CurationTicket>(moment, own);
  return Promise.all(
    tickets.map(async (ticket) => {
      const on = inside(moment, 'demos').where('curationTicketId', '==', ticket.id).limit(1);
      const [demo] = await recordsOf<Demo>(moment, on);
      return { ticket, talentId: demo?.talentId };
    }),
  );
};

/** Whether an engineer has to do with a talent, and for which agencies: as long as they have a ticket of theirs. */
const copyOf = async (
  moment: Moment,
  { engineerId, talentId }: Pick<StoredAssignment, 'engineerId' | 'talentId'>,
  had: readonly Had[],
): Promise<Copy> => {
  const name = `${engineerId}_${talentId}`;
  const stored = await recordIn<StoredAssignment>(moment, 'engineerAssignments', name);
  const theirs = had.filter((one) => one.talentId === talentId);
  const agencyIds = [...new Set(theirs.flatMap(({ ticket }) => ticket.agencyIds))];
  return {
    ref: refTo(moment, 'engineerAssignments', name),
    agencyIds: [...new Set([...agencyIds, ...(stored?.agencyIds ?? [])])],
    stored,
    wanted: theirs.length > 0 ? { engineerId, talentId, agencyIds } : null,
  };
};

/** Everything that follows from the ticket that an engineer has. */
export const assignmentOfTicket: CopiesOf = async (moment, id) => {
  const ticket = await recordIn<CurationTicket>(moment, 'curationTickets', id);
  if (ticket?.status !== 'open' || ticket.assignedTo === null) return [];
  const had = await ticketsOf(moment, ticket.assignedTo);
  const talentId = had.find((one) => one.ticket.id === id)?.talentId;
  if (talentId === undefined) return [];
  return [await copyOf(moment, { engineerId: ticket.assignedTo, talentId }, had)];
};

/** An assignment that is stored, compared with the tickets of its engineer. */
export const copyOfAssignment: CopiesOf = async (moment, id) => {
  const assignment = await recordIn<StoredAssignment>(moment, 'engineerAssignments', id);
  if (!assignment) return [];
  return [await copyOf(moment, assignment, await ticketsOf(moment, assignment.engineerId))];
};

import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Copy } from './compare.ts';
import { inside, recordIn, findRecords, refTo, type CopiesOf, type Moment } from './moment.ts';

/** `engineerAssignments/{engineerId}_{talentId}`. */
interface StoredAssignment {
  readonly id: string;
  readonly engineerId: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
}

/** An engineer's ticket with the talent of its demos; undefined: it has no demos. */
interface Had {
  readonly ticket: CurationTicket;
  readonly talentId: string | undefined;
}

const getTickets = async (moment: Moment, engineerId: string): Promise<readonly Had[]> => {
  const own = inside(moment, 'curationTickets')
    .where('assignedTo', '==', engineerId)
    .where('status', '==', 'open');
  const tickets = await findRecords<CurationTicket>(moment, own);
  return Promise.all(
    tickets.map(async (ticket) => {
      const on = inside(moment, 'demos').where('curationTicketId', '==', ticket.id).limit(1);
      const [demo] = await findRecords<Demo>(moment, on);
      return { ticket, talentId: demo?.talentId };
    }),
  );
};

/** Returns for which agencies an engineer may access a talent: those of their ticket. */
const toCopy = async (
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

export const getTicketAssignment: CopiesOf = async (moment, id) => {
  const ticket = await recordIn<CurationTicket>(moment, 'curationTickets', id);
  if (ticket?.status !== 'open' || ticket.assignedTo === null) return [];
  const had = await getTickets(moment, ticket.assignedTo);
  const talentId = had.find((one) => one.ticket.id === id)?.talentId;
  if (talentId === undefined) return [];
  return [await toCopy(moment, { engineerId: ticket.assignedTo, talentId }, had)];
};

export const getAssignmentCopy: CopiesOf = async (moment, id) => {
  const assignment = await recordIn<StoredAssignment>(moment, 'engineerAssignments', id);
  if (!assignment) return [];
  return [await toCopy(moment, assignment, await getTickets(moment, assignment.engineerId))];
};

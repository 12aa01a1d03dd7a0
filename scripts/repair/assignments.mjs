import { recordOf } from './compare.mjs';

/** Open tickets that an engineer has, each with the talent whom its demos name; undefined: there are none on it. */
const ticketsOf = async (firestore, transaction, engineerId) => {
  const own = firestore
    .collection('curationTickets')
    .where('assignedTo', '==', engineerId)
    .where('status', '==', 'open');
  const tickets = (await transaction.get(own)).docs.map(recordOf);
  return Promise.all(
    tickets.map(async (ticket) => {
      const on = firestore.collection('demos').where('curationTicketId', '==', ticket.id).limit(1);
      const [demo] = (await transaction.get(on)).docs;
      return { ticket, talentId: demo?.get('talentId') };
    }),
  );
};

/** Whether an engineer has to do with a talent, and for which agencies: as long as they have a ticket of theirs. */
const copyOf = async (firestore, transaction, { engineerId, talentId }, had) => {
  const ref = firestore.doc(`engineerAssignments/${engineerId}_${talentId}`);
  const stored = (await transaction.get(ref)).data();
  const theirs = had.filter((one) => one.talentId === talentId);
  const agencyIds = [...new Set(theirs.flatMap(({ ticket }) => ticket.agencyIds))];
  return { ref, stored, wanted: theirs.length > 0 ? { engineerId, talentId, agencyIds } : null };
};

/** Everything that follows from the ticket that an engineer has. */
export const assignmentOfTicket = async (firestore, transaction, id) => {
  const ticket = recordOf(await transaction.get(firestore.doc(`curationTickets/${id}`)));
  if (ticket?.status !== 'open' || ticket.assignedTo === null) return [];
  const had = await ticketsOf(firestore, transaction, ticket.assignedTo);
  const talentId = had.find((one) => one.ticket.id === id)?.talentId;
  if (talentId === undefined) return [];
  return [await copyOf(firestore, transaction, { engineerId: ticket.assignedTo, talentId }, had)];
};

/** An assignment that is stored, compared with the tickets of its engineer. */
export const copyOfAssignment = async (firestore, transaction, id) => {
  const assignment = recordOf(await transaction.get(firestore.doc(`engineerAssignments/${id}`)));
  if (!assignment) return [];
  const had = await ticketsOf(firestore, transaction, assignment.engineerId);
  return [await copyOf(firestore, transaction, assignment, had)];
};

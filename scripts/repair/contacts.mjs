import { recordOf } from './compare.mjs';

const namesOf = (participants) => participants.map(({ name, side }) => ({ name, side }));

/**
 * What a session says of its participants: their names and sides, of those whom its contacts name. Of a session that held their
 * addresses itself, before these lay apart, the contacts are made; of one without either nothing is compared.
 */
export const copiesOfContacts = async (firestore, transaction, id) => {
  const refs = [firestore.doc(`recordingSessions/${id}`), firestore.doc(`sessionContacts/${id}`)];
  const [session, contacts] = (await transaction.getAll(...refs)).map(recordOf);
  if (!session) return [];
  const held = (session.participants ?? []).filter(({ email }) => email !== undefined);
  if (!contacts && held.length === 0) return [];
  const participants = contacts?.participants ?? held;
  const emails = [...new Set(participants.map(({ email }) => email))];
  const { agencyId, companyId, projectId } = session;
  const [ref, own] = refs;
  return [
    { ref: own, stored: contacts, wanted: { agencyId, companyId, projectId, participants, emails } },
    { ref, stored: session, wanted: { participants: namesOf(participants) } },
  ];
};

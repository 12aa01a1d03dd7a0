import { loadTs } from '../load-ts.mjs';

const { chooseFirestore, compareRecordCopies, TALENT_COLLECTIONS, repairCopies, compareWithTalent } =
  await loadTs('functions/src/incoming/repair.ts');

/** A collection's records of one talent. */
const readTalentRecords = async (firestore, collection, talentId) =>
  collection === 'talentCache'
    ? [firestore.doc(`${collection}/${talentId}`)]
    : (await firestore.collection(collection).where('talentId', '==', talentId).get()).docs.map(
        ({ ref }) => ref,
      );

const readTested = async (firestore, talentId) =>
  (await firestore.collection('rehearsals').where('talentId', '==', talentId).get()).docs.map((snapshot) =>
    snapshot.get('agencyId'),
  );

/** Rebuilds the copies of one talent's records; deletes those of an erased talent. For tests that write sources without the functions. */
export const repairTalent = async (firestore, talentId) => {
  chooseFirestore(firestore);

  const demos = await firestore.collection('demos').where('talentId', '==', talentId).get();
  const tickets = new Set(demos.docs.map((demo) => demo.get('curationTicketId')).filter(Boolean));
  const tested = await readTested(firestore, talentId);

  await repairCopies(firestore, compareRecordCopies('talents', talentId));
  for (const id of tickets) await repairCopies(firestore, compareRecordCopies('curationTickets', id));

  if (!(await firestore.doc(`talents/${talentId}`).get()).exists)
    for (const collection of TALENT_COLLECTIONS)
      for (const ref of await readTalentRecords(firestore, collection, talentId))
        await repairCopies(firestore, compareWithTalent(ref));

  for (const id of new Set([...tested, ...(await readTested(firestore, talentId))]))
    await repairCopies(firestore, compareRecordCopies('rehearsalSummaries', id));
};

import { loadTs } from '../load-ts.mjs';
import { recordOf } from './compare.mjs';

const { ticketCountsOf } = await loadTs('domain/src/curation/ticket-counts.ts');
const { languageOfCasting } = await loadTs('domain/src/castings/castings.ts');
const { listCountsOf } = await loadTs('domain/src/castings/list-counts.ts');
const { addProgress, progressOfEntry, progressOfPlace } = await loadTs('domain/src/projects/progress.ts');
const { wordBeginnings } = await loadTs('domain/src/values/folded-text.ts');

/** What an open ticket counts and repeats of its demos, and they of it; a closed one stays as it was. */
export const copiesOfTicket = async (firestore, transaction, id) => {
  const ref = firestore.doc(`curationTickets/${id}`);
  const ticket = recordOf(await transaction.get(ref));
  if (ticket?.status !== 'open') return [];
  const on = firestore.collection('demos').where('curationTicketId', '==', id);
  const demos = (await transaction.get(on)).docs.map(recordOf);
  const { assignedTo, assignedAt } = ticket;
  return [
    { ref, stored: ticket, wanted: ticketCountsOf(demos) },
    ...demos.map((demo) => ({
      ref: firestore.doc(`demos/${demo.id}`),
      stored: demo,
      wanted: { assignedTo, assignedAt },
    })),
  ];
};

/** A count of nothing may stand for a character that there is. */
const withZeros = (stored = {}, counts, characters) => ({
  ...Object.fromEntries(
    Object.entries(stored).filter(([voiceId, count]) => count === 0 && characters.has(voiceId)),
  ),
  ...counts,
});

/** How long a casting says its lists are. */
export const copiesOfCasting = async (firestore, transaction, id) => {
  const ref = firestore.doc(`castings/${id}`);
  const casting = recordOf(await transaction.get(ref));
  if (!casting) return [];
  const places = firestore.collection('castingDemos').where('castingId', '==', id);
  const voices = firestore.collection('voices').where('projectId', '==', casting.projectId);
  const [shortlisted, cast] = await Promise.all([
    transaction.get(places.select('voiceId', 'isWithdrawn')),
    transaction.get(voices.select()),
  ]);
  const counts = listCountsOf(shortlisted.docs.map((snapshot) => snapshot.data()));
  const characters = new Set(cast.docs.map((snapshot) => snapshot.id));
  return [
    {
      ref,
      stored: casting,
      wanted: {
        shortlisted: withZeros(casting.shortlisted, counts.shortlisted, characters),
        withdrawn: withZeros(casting.withdrawn, counts.withdrawn, characters),
      },
    },
  ];
};

/** How far a project says it is, and what it is found by. Its state follows what happened, not only what is. */
export const copiesOfProject = async (firestore, transaction, id) => {
  const ref = firestore.doc(`projects/${id}`);
  const project = recordOf(await transaction.get(ref));
  if (!project) return [];
  const of = (collection) => firestore.collection(collection).where('projectId', '==', id);
  const [places, entries] = await Promise.all([
    transaction.get(of('castingDemos').select('castingId', 'isSelected', 'isWithdrawn')),
    transaction.get(of('auditionEntries').select('castingId', 'status', 'isApproved')),
  ]);
  const parts = [
    ...places.docs.map((snapshot) => [snapshot.get('castingId'), progressOfPlace(snapshot.data())]),
    ...entries.docs.map((snapshot) => [snapshot.get('castingId'), progressOfEntry(snapshot.data())]),
  ];
  const progress = addProgress(...parts.map(([, part]) => part));
  const { name, brand, campaignName, companyName, languages } = project;
  const languageProgress = Object.fromEntries(
    languages.map((language) => [
      language,
      addProgress(
        ...parts
          .filter(([castingId]) => languageOfCasting(castingId, id) === language)
          .map(([, part]) => part),
      ),
    ]),
  );
  const words = wordBeginnings(name, brand, campaignName, companyName);
  return [{ ref, stored: project, wanted: { progress, languageProgress, words } }];
};

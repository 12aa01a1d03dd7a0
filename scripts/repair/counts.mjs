import { loadTs } from '../load-ts.mjs';
import { recordOf } from './compare.mjs';

const { ticketCountsOf } = await loadTs('domain/src/curation/ticket-counts.ts');
const { languageOfCasting } = await loadTs('domain/src/castings/castings.ts');
const { listCountsOf } = await loadTs('domain/src/castings/list-counts.ts');
const { addProgress, progressOfEntry, progressOfPlace, progressOfRequest } = await loadTs(
  'domain/src/projects/progress.ts',
);
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

/** How long a casting says its lists are, and how many comments each voice on them. */
export const copiesOfCasting = async (firestore, transaction, id) => {
  const ref = firestore.doc(`castings/${id}`);
  const casting = recordOf(await transaction.get(ref));
  if (!casting) return [];
  const places = firestore.collection('castingDemos').where('castingId', '==', id);
  const voices = firestore.collection('voices').where('projectId', '==', casting.projectId);
  const [shortlisted, cast] = await Promise.all([
    transaction.get(places.select('voiceId', 'isWithdrawn', 'comments')),
    transaction.get(voices.select()),
  ]);
  const said = firestore.collection('voiceComments').where('castingId', '==', id);
  const comments = new Map();
  for (const snapshot of (await transaction.get(said.select('castingDemoId'))).docs) {
    const place = snapshot.get('castingDemoId');
    comments.set(place, (comments.get(place) ?? 0) + 1);
  }
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
    ...shortlisted.docs.map((snapshot) => {
      const stored = snapshot.get('comments') ?? 0;
      return {
        ref: snapshot.ref,
        stored: { comments: stored },
        wanted: { comments: comments.get(snapshot.id) ?? 0 },
      };
    }),
  ];
};

/** How far a project says it is, and what it is found by. Its state follows what happened, not only what is. */
export const copiesOfProject = async (firestore, transaction, id) => {
  const ref = firestore.doc(`projects/${id}`);
  const project = recordOf(await transaction.get(ref));
  if (!project) return [];
  const of = (collection) => firestore.collection(collection).where('projectId', '==', id);
  const [places, entries, requests] = await Promise.all([
    transaction.get(of('castingDemos').select('castingId', 'isSelected', 'isWithdrawn')),
    transaction.get(of('auditionEntries').select('castingId', 'status', 'isApproved')),
    transaction.get(of('availabilityRequests').select('castingId', 'state', 'moving')),
  ]);
  const parts = [
    ...places.docs.map((snapshot) => [snapshot.get('castingId'), progressOfPlace(snapshot.data())]),
    ...entries.docs.map((snapshot) => [snapshot.get('castingId'), progressOfEntry(snapshot.data())]),
    ...requests.docs.map((snapshot) => [snapshot.get('castingId'), progressOfRequest(snapshot.data())]),
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

import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Talent, TalentCache, TalentRates } from '@domain/talents/talents.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const talents = () => db().collection('talents');
const named = (collection: string, id: string): DocumentReference => db().collection(collection).doc(id);

/** What clients may know of a talent. */
const publicHalfOf = ({ id, agencyIds, publicName, gender, languages, homeStudio }: Talent): TalentCache => ({
  id,
  agencyIds,
  publicName,
  gender,
  languages: languages.map(({ alpha3 }) => alpha3),
  homeStudio: homeStudio === true,
});

export const readTalent = async (id: string, transaction?: Transaction): Promise<Talent | undefined> => {
  const ref = talents().doc(id);
  return documentOf<Talent>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The talent with an address, in lower case as it is stored. */
export const findTalent = async (email: string, transaction?: Transaction): Promise<Talent | undefined> => {
  const query = talents().where('email', '==', email).limit(1);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((snapshot) => documentOf<Talent>(snapshot) ?? [])[0];
};

/** Writes both halves of a new talent. */
export const createTalent = (transaction: Transaction, talent: Talent): void => {
  transaction.create(talents().doc(talent.id), withoutId(talent));
  transaction.create(named('talentCache', talent.id), withoutId(publicHalfOf(talent)));
};

/** Writes both halves of a talent. Which agencies show the public one is decided apart: some may have blocked them. */
export const writeTalent = (transaction: Transaction, talent: Talent): void => {
  const { agencyIds: _shownBy, ...publicHalf } = withoutId(publicHalfOf(talent));
  transaction.set(talents().doc(talent.id), withoutId(talent));
  transaction.set(named('talentCache', talent.id), publicHalf, { merge: true });
};

/** Everything of a talent that an agency's clients can find: the public halves, and the places on shortlists. */
export const publicRecordsOf = async (
  talentId: string,
  agencyId: string,
  transaction: Transaction,
): Promise<{
  readonly halves: readonly DocumentReference[];
  readonly shortlisted: readonly DocumentReference[];
}> => {
  const listed = db()
    .collection('castingDemos')
    .where('agencyId', '==', agencyId)
    .where('talentId', '==', talentId);
  const demos = await publicDemosOf(talentId, transaction);
  const { docs } = await transaction.get(listed);
  return { halves: [named('talentCache', talentId), ...demos], shortlisted: docs.map(({ ref }) => ref) };
};

/** Shows a talent to an agency's clients, or no longer. */
export const showTo = (
  transaction: Transaction,
  agencyId: string,
  isShown: boolean,
  { halves, shortlisted }: Awaited<ReturnType<typeof publicRecordsOf>>,
): void => {
  const agencyIds = isShown ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  for (const half of halves) transaction.update(half, { agencyIds });
  for (const place of shortlisted) transaction.update(place, { isWithdrawn: !isShown });
};

/** The public halves of a talent's approved demos, which carry the name that clients see. */
export const publicDemosOf = async (
  talentId: string,
  transaction: Transaction,
): Promise<readonly DocumentReference[]> => {
  const query = db().collection('demoCache').where('talentId', '==', talentId);
  return (await transaction.get(query)).docs.map(({ ref }) => ref);
};

export const readAgency = async (id: string): Promise<Agency | undefined> =>
  documentOf<Agency>(await named('agencies', id).get());

/** One document for each talent, or none; their id is the talent's. */
const OF_TALENT = [
  'talentRates',
  'talentScores',
  'billingInformation',
  'connectionSessions',
  'talentDossiers',
  'talentCache',
];
/** Any number of documents, each naming its talent. */
const NAMING_TALENT = ['demos', 'demoCache', 'vacations'];

/**
 * Reads whatever carries the agencies of a talent, and answers what opens it to one more of them. The talent's own
 * record is not among it.
 */
export const readyToJoin = async (
  talentId: string,
  agencyId: string,
  transaction: Transaction,
): Promise<() => void> => {
  const ownRecords = await transaction.getAll(...OF_TALENT.map((collection) => named(collection, talentId)));
  const naming = await Promise.all(
    NAMING_TALENT.map((collection) =>
      transaction.get(db().collection(collection).where('talentId', '==', talentId)),
    ),
  );
  const demoIds = naming[0]?.docs.map(({ id }) => id) ?? [];
  const dossiers =
    demoIds.length > 0 ? await transaction.getAll(...demoIds.map((id) => named('demoDossiers', id))) : [];
  const found = [...ownRecords, ...naming.flatMap(({ docs }) => docs), ...dossiers].filter(
    ({ exists }) => exists,
  );
  const rates = ownRecords.flatMap((snapshot) =>
    snapshot.ref.parent.id === 'talentRates' ? (documentOf<TalentRates>(snapshot) ?? []) : [],
  )[0];
  return () => {
    for (const { ref } of found) transaction.update(ref, { agencyIds: FieldValue.arrayUnion(agencyId) });
    if (!rates) return;
    const { currency, sessionFee } = rates;
    transaction.set(named('talentRateCards', `${agencyId}_${talentId}`), {
      agencyId,
      talentId,
      currency,
      sessionFee,
    });
  };
};

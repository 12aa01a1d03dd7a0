import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { TalentRates } from '@domain/talents/talents.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';

const named = (collection: CollectionName, id: string): DocumentReference => collectionOf(collection).doc(id);

/** One document for each talent, or none; their id is the talent's. */
const OF_TALENT: readonly CollectionName[] = [
  'talentRates',
  'talentScores',
  'billingInformation',
  'connectionSessions',
  'talentDossiers',
  'talentCache',
];

/** Any number of documents, each naming its talent. */
const NAMING_TALENT: readonly CollectionName[] = ['demos', 'demoCache', 'vacations'];

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
      transaction.get(collectionOf(collection).where('talentId', '==', talentId)),
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

import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { TalentRates } from '@domain/rates/rates.ts';
import { AGENCIES_NAMING_TALENT, AGENCIES_OF_TALENT } from '@domain/talents/with-agencies.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';
import { openTicketsOf, openTicketsTo } from './curation-tickets.ts';
import { writeRateCard } from './talent-rates.ts';

const named = (collection: CollectionName, id: string): DocumentReference => collectionOf(collection).doc(id);

/** The public halves name those of the agencies that show the talent, and are opened to one more as well. */
const OF_TALENT: readonly CollectionName[] = [...AGENCIES_OF_TALENT, 'talentCache'];
const NAMING_TALENT: readonly CollectionName[] = [...AGENCIES_NAMING_TALENT, 'demoCache'];

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
  const tickets = await openTicketsOf(
    naming[0]?.docs.flatMap((snapshot) => documentOf<Demo>(snapshot) ?? []) ?? [],
    transaction,
  );
  const rates = ownRecords.flatMap((snapshot) =>
    snapshot.ref.parent.id === 'talentRates' ? (documentOf<TalentRates>(snapshot) ?? []) : [],
  )[0];
  return () => {
    for (const { ref } of found) transaction.update(ref, { agencyIds: FieldValue.arrayUnion(agencyId) });
    openTicketsTo(
      transaction,
      tickets.map(({ id }) => id),
      agencyId,
    );
    if (rates) writeRateCard(transaction, agencyId, rates);
  };
};

import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { AGENCIES_NAMING_TALENT, AGENCIES_OF_TALENT } from '@domain/talents/with-agencies.ts';
import { collectionRef, toRecord } from '../firestore/db.ts';
import { findOpenTickets, openTicketsTo } from './curation-tickets.ts';

const named = (collection: CollectionName, id: string): DocumentReference =>
  collectionRef(collection).doc(id);

/** Public halves list the agencies that show the talent, and gain this one. */
const OF_TALENT: readonly CollectionName[] = [...AGENCIES_OF_TALENT, 'talentCache'];
const NAMING_TALENT: readonly CollectionName[] = [...AGENCIES_NAMING_TALENT, 'demoCache'];

/** Records with a talent's agencies, besides the talent's own. */
export interface AgencyCopies {
  readonly documents: readonly DocumentReference[];
  readonly demos: readonly Demo[];
  readonly tickets: readonly CurationTicket[];
}

export const readAgencyCopies = async (talentId: string, transaction: Transaction): Promise<AgencyCopies> => {
  const ownRecords = await transaction.getAll(...OF_TALENT.map((collection) => named(collection, talentId)));
  const naming = await Promise.all(
    NAMING_TALENT.map((collection) =>
      transaction.get(collectionRef(collection).where('talentId', '==', talentId)),
    ),
  );
  const demos = naming[0]?.docs.flatMap((snapshot) => toRecord<Demo>(snapshot) ?? []) ?? [];
  const dossiers =
    demos.length > 0 ? await transaction.getAll(...demos.map(({ id }) => named('demoDossiers', id))) : [];
  const found = [...ownRecords, ...naming.flatMap(({ docs }) => docs), ...dossiers].filter(
    ({ exists }) => exists,
  );
  return {
    documents: found.map(({ ref }) => ref),
    demos,
    tickets: await findOpenTickets(demos, transaction),
  };
};

/** Adds an agency to the records that contain a talent's agencies, except the talent's own. */
export const joinAgency = async (
  talentId: string,
  agencyId: string,
  transaction: Transaction,
): Promise<void> => {
  const { documents, tickets } = await readAgencyCopies(talentId, transaction);
  for (const ref of documents) transaction.update(ref, { agencyIds: FieldValue.arrayUnion(agencyId) });
  openTicketsTo(
    transaction,
    tickets.map(({ id }) => id),
    agencyId,
  );
};

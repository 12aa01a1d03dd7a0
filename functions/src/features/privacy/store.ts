import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';
import type { Holding } from './holdings.ts';

/** Documents read, or deleted, at once. */
const PAGE = 200;

const requestOf = (talentId: string): DocumentReference => db().collection('deletionRequests').doc(talentId);

export const readRequest = async (
  talentId: string,
  transaction: Transaction,
): Promise<DeletionRequest | undefined> =>
  documentOf<DeletionRequest>(await transaction.get(requestOf(talentId)));

export const writeRequest = (transaction: Transaction, request: DeletionRequest): void => {
  transaction.set(requestOf(request.id), withoutId(request));
};

export const removeRequest = (transaction: Transaction, talentId: string): void => {
  transaction.delete(requestOf(talentId));
};

export const readTalentRecord = async (
  talentId: string,
  transaction: Transaction,
): Promise<Talent | undefined> =>
  documentOf<Talent>(await transaction.get(db().collection('talents').doc(talentId)));

/** Documents of one holding, page by page. */
export async function* documentsOf(
  { collection, by }: Holding,
  talentId: string,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  if (by === 'id') {
    const snapshot = await db().collection(collection).doc(talentId).get();
    if (snapshot.exists) yield [snapshot as QueryDocumentSnapshot];
    return;
  }
  const all = db().collection(collection).where(by, '==', talentId).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}

/** These documents and, of another collection, those of the same names. */
export const withBeside = async (
  documents: readonly QueryDocumentSnapshot[],
  collection: string,
): Promise<readonly QueryDocumentSnapshot[]> => {
  const found = await db().getAll(...documents.map(({ id }) => db().collection(collection).doc(id)));
  return [...documents, ...found.filter(({ exists }) => exists)] as QueryDocumentSnapshot[];
};

export const deleteDocuments = async (documents: readonly QueryDocumentSnapshot[]): Promise<void> => {
  const batch = db().batch();
  for (const { ref } of documents) batch.delete(ref);
  await batch.commit();
};

/** Takes the values out of what the audit keeps about these records; who did what, and when, stays. */
export const emptyAudit = async (subjects: readonly string[]): Promise<void> => {
  for (const subject of subjects) {
    const { docs } = await db().collection('audit').where('subject', '==', subject).get();
    for (let at = 0; at < docs.length; at += PAGE) {
      const batch = db().batch();
      for (const { ref } of docs.slice(at, at + PAGE)) batch.update(ref, { before: null, after: null });
      await batch.commit();
    }
  }
};

/** Mails to an address that have been dealt with; the others are still to be sent. */
export const deleteMails = async (address: string): Promise<void> => {
  const { docs } = await db()
    .collection('mail')
    .where('to', '==', address)
    .where('state', '==', 'sent')
    .get();
  for (let at = 0; at < docs.length; at += PAGE) await deleteDocuments(docs.slice(at, at + PAGE));
};

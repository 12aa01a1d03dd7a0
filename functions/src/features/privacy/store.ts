import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';
import { isByAddress, type Holding } from './holdings.ts';
import type { Person } from './person.ts';

/** Documents read, or deleted, at once. */
const PAGE = 400;

const requestOf = (talentId: string): DocumentReference => db().collection('deletionRequests').doc(talentId);

export const readRequest = async (
  talentId: string,
  transaction?: Transaction,
): Promise<DeletionRequest | undefined> => {
  const ref = requestOf(talentId);
  return documentOf<DeletionRequest>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Requests that are being carried out, some at a time. */
export const requestsUnderWay = async (limit: number): Promise<readonly DeletionRequest[]> => {
  const found = await db().collection('deletionRequests').where('state', '==', 'erasing').limit(limit).get();
  return found.docs.flatMap((snapshot) => documentOf<DeletionRequest>(snapshot) ?? []);
};

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

/** What a query finds, page by page, behind the document `after`; pages may be deleted as they come. */
export async function* pagesOf(
  query: Query,
  after?: string,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const all = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let last = after;
  for (;;) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

/** Documents of one holding, page by page. */
export async function* documentsOf(
  holding: Holding,
  person: Person,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const { collection, by } = holding;
  if (by === 'id') {
    const snapshot = await db().collection(collection).doc(person.uid).get();
    if (snapshot.exists) yield [snapshot as QueryDocumentSnapshot];
    return;
  }
  const wanted = isByAddress(holding) ? person.addresses : [person.uid];
  for (const value of wanted) yield* pagesOf(db().collection(collection).where(by, '==', value));
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

/** Takes a value out of a list wherever it stands in that list. */
export const removeFromLists = async (collection: string, field: string, value: string): Promise<void> => {
  const found = db().collection(collection).where(field, 'array-contains', value);
  for await (const documents of pagesOf(found)) {
    const batch = db().batch();
    for (const { ref } of documents) batch.update(ref, { [field]: FieldValue.arrayRemove(value) });
    await batch.commit();
  }
};

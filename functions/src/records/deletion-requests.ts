import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const requests = () => collectionOf('deletionRequests');
const requestOf = (talentId: string): DocumentReference => requests().doc(talentId);

export const readRequest = async (
  talentId: string,
  transaction?: Transaction,
): Promise<DeletionRequest | undefined> => {
  const ref = requestOf(talentId);
  return documentOf<DeletionRequest>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Requests that are being carried out, some at a time. */
export const requestsUnderWay = async (limit: number): Promise<readonly DeletionRequest[]> => {
  const found = await requests().where('state', '==', 'erasing').limit(limit).get();
  return found.docs.flatMap((snapshot) => documentOf<DeletionRequest>(snapshot) ?? []);
};

export const writeRequest = (transaction: Transaction, request: DeletionRequest): void => {
  transaction.set(requestOf(request.id), withoutId(request));
};

export const removeRequest = (transaction: Transaction, talentId: string): void => {
  transaction.delete(requestOf(talentId));
};

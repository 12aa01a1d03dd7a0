import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { VIEWS_MAX, type ViewHistory } from '@domain/projects/view-history.ts';
import { collectionRef } from '../firestore/db.ts';

const history = () => collectionRef('viewHistory');

/** Returns a user's stored views; the transaction that adds one reads them to enforce the limit. */
export const findViews = async (
  userId: string,
  transaction?: Transaction,
): Promise<readonly ViewHistory[]> => {
  const own = history().where('userId', '==', userId).limit(VIEWS_MAX);
  const found = await (transaction ? transaction.get(own) : own.get());
  return found.docs.map((kept) => ({
    view: String(kept.get('view')),
    state: JSON.parse(String(kept.get('state'))) as ViewHistory['state'],
  }));
};

export const writeView = (
  transaction: Transaction,
  userId: string,
  { view, state }: ViewHistory,
  updatedAt: Timestamp,
): void => {
  // As text: the state's structure is free, and the database doesn't allow nested lists.
  const kept = { userId, view, state: JSON.stringify(state), updatedAt };
  transaction.set(history().doc(`${userId}_${view}`), kept);
};

import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { VIEWS_MAX, type ViewHistory } from '@domain/projects/view-history.ts';
import { collectionOf } from '../firestore/db.ts';

const history = () => collectionOf('viewHistory');

/** How somebody left their views; read in the transaction that adds one, so that they are never too many. */
export const viewsOf = async (userId: string, transaction?: Transaction): Promise<readonly ViewHistory[]> => {
  const own = history().where('userId', '==', userId).limit(VIEWS_MAX);
  const found = await (transaction ? transaction.get(own) : own.get());
  return found.docs.map((kept) => ({
    view: String(kept.get('view')),
    state: JSON.parse(String(kept.get('state'))) as ViewHistory['state'],
  }));
};

/** Keeps how a view was left, in the place of how it was left before. */
export const writeView = (
  transaction: Transaction,
  userId: string,
  { view, state }: ViewHistory,
  updatedAt: Timestamp,
): void => {
  // As text: what a view keeps is its own affair, and not every list of lists is one that the database takes.
  const kept = { userId, view, state: JSON.stringify(state), updatedAt };
  transaction.set(history().doc(`${userId}_${view}`), kept);
};

import type { Instant } from '@domain/contract.ts';
import { VIEWS_MAX, type ViewHistory } from '@domain/projects/view-history.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

/** `viewHistory/{uid}_{view}`: the last state of a user's view. */
interface StoredView extends Pick<ViewHistory, 'view'> {
  readonly userId: string;
  /** JSON: its structure is free, and the database doesn't allow nested lists. */
  readonly state: string;
  readonly updatedAt: Instant;
}

const history = () => collectionRef('viewHistory');

/** Returns a user's stored views; the transaction that adds one reads them to enforce the limit. */
export const findViews = async (userId: string, work?: Work): Promise<readonly ViewHistory[]> => {
  const query = history().where('userId', '==', userId).limit(VIEWS_MAX);
  const found = await (work ? work.transaction.get(query) : query.get());
  return found.docs.map((snapshot) => ({
    view: String(snapshot.get('view')),
    state: JSON.parse(String(snapshot.get('state'))) as ViewHistory['state'],
  }));
};

export const writeView = (
  work: Work,
  userId: string,
  { view, state }: ViewHistory,
  updatedAt: Instant,
): void => {
  const storedView: StoredView = { userId, view, state: JSON.stringify(state), updatedAt };
  work.transaction.set(history().doc(`${userId}_${view}`), storedView);
};

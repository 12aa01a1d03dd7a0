import { VIEWS_MAX, type ViewHistory } from '@domain/projects/view-history.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const viewHistory = () => collectionRef('viewHistory');

/** Returns a user's stored views; the transaction that adds one reads them to enforce the limit. */
export const findViews = async (userId: string, work?: Work): Promise<readonly ViewHistory[]> => {
  const query = viewHistory().where('userId', '==', userId).limit(VIEWS_MAX);
  const found = await (work ? work.transaction.get(query) : query.get());
  return found.docs.map((snapshot) => ({
    view: String(snapshot.get('view')),
    state: JSON.parse(String(snapshot.get('state'))) as ViewHistory['state'],
  }));
};

import type { Instant } from '@domain/contract.ts';
import type { ViewHistory } from '@domain/projects/view-history.ts';
import type { Work } from '../unit/work.ts';
import { viewHistory } from '../collections/view-history.ts';

/** `viewHistory/{uid}_{view}`: the last state of a user's view. */
interface StoredView extends Pick<ViewHistory, 'view'> {
  readonly userId: string;
  /** JSON: its structure is free, and the database doesn't allow nested lists. */
  readonly state: string;
  readonly updatedAt: Instant;
}

export const writeView = (
  work: Work,
  userId: string,
  { view, state }: ViewHistory,
  updatedAt: Instant,
): void => {
  const storedView: StoredView = { userId, view, state: JSON.stringify(state), updatedAt };
  work.transaction.set(viewHistory().doc(`${userId}_${view}`), storedView);
};

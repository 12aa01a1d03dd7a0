import { toListenId, type TakeListen } from '@domain/auditions/listens.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const takeListens = collection<TakeListen>('takeListens');

export const hasListened = async (entryId: string, userId: string, work?: Work): Promise<boolean> => {
  const ref = takeListens.doc(toListenId(entryId, userId));
  return (await (work ? work.transaction.get(ref) : ref.get())).exists;
};

export const findListens = (entryId: string): Promise<readonly TakeListen[]> =>
  takeListens.find(takeListens.ref.where('entryId', '==', entryId));

/** Listens to some takes (at most thirty), unordered. */
export const findListensToAny = async (entryIds: readonly string[]): Promise<readonly TakeListen[]> => {
  if (entryIds.length === 0) return [];
  return takeListens.find(takeListens.ref.where('entryId', 'in', entryIds));
};

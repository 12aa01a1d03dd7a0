import { toListenId, type TakeListen } from '@domain/auditions/listens.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
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

export const deleteListens = async (work: Work, entryIds: readonly string[]): Promise<void> => {
  const found = await Promise.all(
    splitIntoChunks(entryIds).map((ids) =>
      work.transaction.get(takeListens.ref.where('entryId', 'in', ids).select()),
    ),
  );
  for (const { docs } of found) for (const { ref } of docs) work.transaction.delete(ref);
};

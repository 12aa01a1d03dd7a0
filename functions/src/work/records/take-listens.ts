import { splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';
import { takeListens } from '../collections/take-listens.ts';

export const deleteListens = async (work: Work, entryIds: readonly string[]): Promise<void> => {
  const found = await Promise.all(
    splitIntoChunks(entryIds).map((ids) =>
      work.transaction.get(takeListens.ref.where('entryId', 'in', ids).select()),
    ),
  );
  for (const { docs } of found) for (const { ref } of docs) work.transaction.delete(ref);
};

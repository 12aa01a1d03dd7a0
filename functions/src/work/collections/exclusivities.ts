import type { SoldExclusivity } from '@domain/exclusivity/sold-exclusivities.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const exclusivities = collection<SoldExclusivity>('exclusivities');

/** Returns what is sold of talents exclusively, in all agencies, past or running. */
export const findExclusivities = async (
  talentIds: readonly string[],
  work?: Work,
): Promise<readonly SoldExclusivity[]> => {
  const queries = splitIntoChunks([...new Set(talentIds)]).map((part) =>
    exclusivities.ref.where('talentId', 'in', part),
  );
  const find = (query: (typeof queries)[number]) =>
    work ? work.findStored(exclusivities, query) : exclusivities.find(query);
  return (await Promise.all(queries.map(find))).flat();
};

export const findOrderExclusivities = (orderId: string, work: Work): Promise<readonly SoldExclusivity[]> =>
  work.findStored(exclusivities, exclusivities.ref.where('orderId', '==', orderId));

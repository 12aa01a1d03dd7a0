import type { CollectionName } from '@domain/access/matrix.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Copy } from './compare.ts';
import type { ProjectedState, StoredRecord } from './projected-state.ts';

const indexById = (all: readonly StoredRecord[]): ReadonlyMap<string, StoredRecord> =>
  new Map(all.map((record) => [record.id, record]));

/** Returns the agencies that may see a fault of a record: its one agency, or all that share it. */
const getAgencyIds = (record: StoredRecord | undefined): readonly string[] => {
  const { agencyId, agencyIds = [] } = (record ?? {}) as { agencyId?: string; agencyIds?: readonly string[] };
  return agencyId === undefined ? agencyIds : [agencyId];
};

/** Returns the copies of documents that derive as a whole: the stored ones and the wanted ones. */
export const toCopies = (
  state: ProjectedState,
  collection: CollectionName,
  storedRecords: readonly StoredRecord[],
  wantedRecords: readonly StoredRecord[],
): readonly Copy[] => {
  const [stored, expected] = [indexById(storedRecords), indexById(wantedRecords)];

  return [...new Set([...stored.keys(), ...expected.keys()])].map((id) => {
    const [is, shouldBe] = [stored.get(id), expected.get(id)];
    return {
      ref: state.ref(collection, id),
      agencyIds: [...new Set([...getAgencyIds(shouldBe), ...getAgencyIds(is)])],
      stored: is && omitId(is),
      wanted: shouldBe ? omitId(shouldBe) : null,
      besides: [],
      isWhole: true,
    };
  });
};

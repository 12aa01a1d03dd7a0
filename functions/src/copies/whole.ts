import type { CollectionName } from '@domain/access/matrix.ts';
import { withoutId } from '../firestore/db.ts';
import type { Copy } from './compare.ts';
import type { Doc } from './projection.ts';

interface OfAgency {
  readonly id: string;
  readonly agencyId: string;
}

const byId = <Record extends OfAgency>(all: readonly Record[]): ReadonlyMap<string, Record> =>
  new Map(all.map((record) => [record.id, record]));

/** Returns the copies of agencies' records that derive as a whole: those stored, and those wanted. */
export const wholeCopies = <Record extends OfAgency>(
  doc: Doc,
  collection: CollectionName,
  storedRecords: readonly Record[],
  wantedRecords: readonly Record[],
): readonly Copy[] => {
  const [stored, wanted] = [byId(storedRecords), byId(wantedRecords)];
  return [...new Set([...stored.keys(), ...wanted.keys()])].map((id) => {
    const [is, shouldBe] = [stored.get(id), wanted.get(id)];
    return {
      ref: doc(collection, id),
      agencyIds: [shouldBe?.agencyId ?? is?.agencyId ?? ''],
      stored: is && withoutId(is),
      wanted: shouldBe ? withoutId(shouldBe) : null,
      besides: [],
    };
  });
};

import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionRef, db, toRecord } from './db.ts';

export interface Identified {
  readonly id: string;
}

/** Reads of a unit of work, which see what it has written. */
export interface Reads {
  readonly read: <Stored extends Identified>(
    from: Collection<Stored>,
    id: string,
  ) => Promise<Stored | undefined>;
  readonly readAll: <Stored extends Identified>(
    from: Collection<Stored>,
    ids: readonly string[],
  ) => Promise<readonly Stored[]>;
  /** Returns the records that matched before the unit's writes, with its changes. */
  readonly findStored: <Stored extends Identified>(
    from: Collection<Stored>,
    query: Query,
  ) => Promise<readonly Stored[]>;
}

/** Returns the fields that follow from a record and the fields that changed in it, such as a due date; of a new record, all changed. */
export type Derive<Stored> = (record: Stored, change: Partial<Stored>) => Partial<Stored>;

/** A collection whose documents have one shape. Reads see the latest commit, or the unit of work that they are given. */
export interface Collection<Stored extends Identified> {
  readonly name: CollectionName;
  readonly ref: CollectionReference;
  readonly doc: (id: string) => DocumentReference;
  readonly newId: () => string;
  readonly derive: Derive<Stored> | undefined;
  /** Returns undefined when missing. */
  readonly get: (id: string, work?: Reads) => Promise<Stored | undefined>;
  /** Returns records in the order of ids, in one round trip; missing ones are skipped. */
  readonly getAll: (ids: readonly string[], work?: Reads) => Promise<readonly Stored[]>;
  /** The query returns whole documents. */
  readonly find: (query: Query, work?: Reads) => Promise<readonly Stored[]>;
  readonly findFirst: (query: Query, work?: Reads) => Promise<Stored | undefined>;
}

/** Declares a collection; call it once per collection, in its store in `records`. */
export const collection = <Stored extends Identified>(
  name: CollectionName,
  derive?: Derive<Stored>,
): Collection<Stored> => {
  const ref = (): CollectionReference => collectionRef(name);
  const doc = (id: string): DocumentReference => ref().doc(id);

  const stored: Collection<Stored> = {
    name,
    // The database may be chosen after this module was loaded.
    get ref() {
      return ref();
    },
    doc,
    newId: () => ref().doc().id,
    derive,
    get: async (id, work) => (work ? work.read(stored, id) : toRecord<Stored>(await doc(id).get())),
    getAll: async (ids, work) => {
      if (ids.length === 0) return [];
      if (work) return work.readAll(stored, ids);
      const found = await db().getAll(...ids.map(doc));
      return found.flatMap((snapshot) => toRecord<Stored>(snapshot) ?? []);
    },
    find: async (query, work) => {
      if (work) return work.findStored(stored, query);
      const { docs } = await query.get();
      return docs.flatMap((snapshot) => toRecord<Stored>(snapshot) ?? []);
    },
    findFirst: async (query, work) => (await stored.find(query.limit(1), work))[0],
  };

  return stored;
};

/** Maximum values of an `in` query. */
const IN_MAX = 30;

/** Splits values into groups, each small enough for an `in` query. */
export const splitIntoChunks = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / IN_MAX) }, (_, index) =>
    values.slice(index * IN_MAX, (index + 1) * IN_MAX),
  );

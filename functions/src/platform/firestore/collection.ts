import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Query,
} from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionRef } from './db.ts';
import { readDocuments } from './read-documents.ts';

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

/**
 * Returns the fields that follow from a record and the fields that changed in it, such as a due date; of a new record, all changed.
 * `Document` also has the fields that serve queries alone.
 */
export type Derive<Stored, Document = Stored> = (
  record: Stored,
  change: Partial<Stored>,
) => { readonly [Field in keyof Document]?: Document[Field] | FieldValue };

/** A collection whose documents have one shape. Reads see the latest commit, or the unit of work that they are given. */
export interface Collection<Stored extends Identified> {
  readonly name: CollectionName;
  readonly ref: CollectionReference;
  readonly doc: (id: string) => DocumentReference;
  readonly newId: () => string;
  readonly derive: Derive<Stored, object> | undefined;
  /** Returns a record from a document's fields, without those that serve queries alone. */
  readonly toRecord: (id: string, fields: object) => Stored;
  /** Returns undefined when missing. */
  readonly get: (id: string, work?: Reads) => Promise<Stored | undefined>;
  /** Returns records in the order of ids, in one round trip; missing ones are skipped. */
  readonly getAll: (ids: readonly string[], work?: Reads) => Promise<readonly Stored[]>;
  /** The query returns whole documents. */
  readonly find: (query: Query, work?: Reads) => Promise<readonly Stored[]>;
  readonly findFirst: (query: Query, work?: Reads) => Promise<Stored | undefined>;
}

/** Declares a collection; call it once per collection, in its store in `work/collections`. `hidden`: derived fields for queries, which no read returns. */
export const collection = <Stored extends Identified, Document extends Stored = Stored>(
  name: CollectionName,
  derive?: Derive<Stored, Document>,
  hidden: readonly Exclude<keyof Document, keyof Stored>[] = [],
): Collection<Stored> => {
  const ref = (): CollectionReference => collectionRef(name);
  const doc = (id: string): DocumentReference => ref().doc(id);

  const toRecord = (id: string, fields: object): Stored => {
    const isShown = ([name]: readonly [string, unknown]) => !hidden.some((field) => field === name);
    const shown = hidden.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(isShown));
    return { ...shown, id } as unknown as Stored;
  };

  const toFound = (snapshot: DocumentSnapshot): readonly Stored[] => {
    const fields = snapshot.data();
    return fields ? [toRecord(snapshot.id, fields)] : [];
  };

  const stored: Collection<Stored> = {
    name,
    // The database may be chosen after this module was loaded.
    get ref() {
      return ref();
    },
    doc,
    newId: () => ref().doc().id,
    derive,
    toRecord,
    get: async (id, work) =>
      work ? work.read(stored, id) : (await readDocuments([doc(id)])).flatMap(toFound)[0],
    getAll: async (ids, work) => {
      if (ids.length === 0) return [];
      if (work) return work.readAll(stored, ids);
      return (await readDocuments(ids.map(doc))).flatMap(toFound);
    },
    find: async (query, work) => {
      if (work) return work.findStored(stored, query);
      const { docs } = await query.get();
      return docs.flatMap(toFound);
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

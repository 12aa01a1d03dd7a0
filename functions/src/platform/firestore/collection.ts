import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionRef, db, toRecord, omitId } from './db.ts';
import { rememberWholeDocuments } from './remembered-reads.ts';

export interface Identified {
  readonly id: string;
}

/** New values of some fields; sentinels such as increments included. */
type Change<Stored> = {
  readonly [Field in Exclude<keyof Stored, 'id'>]?: Stored[Field] | FieldValue | undefined;
};

/** A collection whose documents have one shape. Reads outside a transaction see the latest commit. */
export interface Collection<Stored extends Identified> {
  readonly name: CollectionName;
  readonly ref: CollectionReference;
  readonly doc: (id: string) => DocumentReference;
  readonly newId: () => string;
  /** Returns undefined when missing. */
  readonly get: (id: string, transaction?: Transaction) => Promise<Stored | undefined>;
  /** Returns records in the order of ids, in one round trip; missing ones are skipped. */
  readonly getAll: (ids: readonly string[], transaction?: Transaction) => Promise<readonly Stored[]>;
  /** The query returns whole documents. */
  readonly find: (query: Query, transaction?: Transaction) => Promise<readonly Stored[]>;
  readonly findFirst: (query: Query, transaction?: Transaction) => Promise<Stored | undefined>;
  /** Fails when the record exists. */
  readonly create: (transaction: Transaction, record: Stored) => void;
  readonly set: (transaction: Transaction, record: Stored) => void;
  /** Fails when the record is missing. */
  readonly update: (transaction: Transaction, id: string, change: Change<Stored>) => void;
  readonly delete: (transaction: Transaction, id: string) => void;
}

/** Called with each document that a transaction reads from a collection; `record` is undefined when it is missing. */
type ReadObserver = (snapshot: DocumentSnapshot, record: Identified | undefined) => void;

const observers = new WeakMap<Transaction, ReadObserver>();

export const observeReads = (transaction: Transaction, observer: ReadObserver): void =>
  void observers.set(transaction, observer);

/** Declares a collection; call it once per collection, in its store in `records`. */
export const collection = <Stored extends Identified>(name: CollectionName): Collection<Stored> => {
  const ref = (): CollectionReference => collectionRef(name);
  const doc = (id: string): DocumentReference => ref().doc(id);

  const toStored = (snapshot: DocumentSnapshot, transaction?: Transaction): Stored | undefined => {
    const record = toRecord<Stored>(snapshot);
    if (transaction) observers.get(transaction)?.(snapshot, record);
    return record;
  };

  const find = async (query: Query, transaction?: Transaction): Promise<readonly Stored[]> => {
    const { docs } = transaction ? rememberWholeDocuments(await transaction.get(query)) : await query.get();
    return docs.flatMap((snapshot) => toStored(snapshot, transaction) ?? []);
  };

  return {
    name,
    // The database may be chosen after this module was loaded.
    get ref() {
      return ref();
    },
    doc,
    newId: () => ref().doc().id,
    get: async (id, transaction) =>
      toStored(await (transaction ? transaction.get(doc(id)) : doc(id).get()), transaction),
    getAll: async (ids, transaction) => {
      if (ids.length === 0) return [];
      const found = await (transaction ?? db()).getAll(...ids.map(doc));
      return found.flatMap((snapshot) => toStored(snapshot, transaction) ?? []);
    },
    find,
    findFirst: async (query, transaction) => (await find(query.limit(1), transaction))[0],
    create: (transaction, record) => void transaction.create(doc(record.id), omitId(record)),
    set: (transaction, record) => void transaction.set(doc(record.id), omitId(record)),
    update: (transaction, id, change) => void transaction.update(doc(id), { ...change }),
    delete: (transaction, id) => void transaction.delete(doc(id)),
  };
};

/** Maximum values of an `in` query. */
const IN_MAX = 30;

/** Splits values into groups, each small enough for an `in` query. */
export const splitIntoChunks = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / IN_MAX) }, (_, index) =>
    values.slice(index * IN_MAX, (index + 1) * IN_MAX),
  );

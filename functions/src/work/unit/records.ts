import type {
  DocumentReference,
  DocumentSnapshot,
  FieldValue,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import type { Collection, Identified, Reads } from '../../platform/firestore/collection.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Pending } from '../../platform/firestore/buffered-write.ts';
import { rememberWholeDocuments } from '../../platform/firestore/remembered-reads.ts';
import type { WriteBuffer } from '../../platform/firestore/write-buffer.ts';

/** New values of some fields; sentinels such as deletions included. Undefined fields stay. */
export type Change<Stored> = {
  readonly [Field in Exclude<keyof Stored, 'id'>]?: Stored[Field] | FieldValue | undefined;
};

/**
 * Typed reads and writes of one unit of work; the writes are sent together when it completes. Reads by id include them. A query matches
 * what is stored, and the records that it finds include the unit's changes.
 */
export interface Records extends Reads {
  /** For stores alone: what collections can't express. Its reads see the state before the unit. */
  readonly transaction: Transaction;
  readonly findFirstStored: <Stored extends Identified>(
    from: Collection<Stored>,
    query: Query,
  ) => Promise<Stored | undefined>;
  /** The commit fails when the record exists. */
  readonly create: <Stored extends Identified>(into: Collection<Stored>, record: Stored) => Stored;
  /** Creates or replaces a record. Read it before, for the audit. */
  readonly set: <Stored extends Identified>(into: Collection<Stored>, record: Stored) => Stored;
  /** Changes fields of a record that this unit returned, and returns the changed record. Undefined fields stay. */
  readonly update: <Stored extends Identified>(
    record: Stored,
    change: { readonly [Field in Exclude<keyof Stored, 'id'>]?: Stored[Field] | undefined },
  ) => Stored;
  /** Changes fields of a record that needn't be read, in a collection without derived fields; the commit fails when it is missing. */
  readonly updateById: <Stored extends Identified>(
    from: Collection<Stored>,
    id: string,
    change: Change<Stored>,
  ) => void;
  /** Deletes a record that this unit returned. */
  readonly delete: (record: Identified) => void;
  readonly deleteById: <Stored extends Identified>(from: Collection<Stored>, id: string) => void;
}

/** A document of a unit, before and after it. */
export interface Touched<Stored extends Identified = Identified> {
  readonly path: string;
  readonly before: Stored | null;
  readonly after: Stored | null;
  readonly changed: Pending['changed'];
}

interface TrackedRecords {
  readonly records: Records;
  readonly refOf: (record: Identified) => DocumentReference;
  readonly touchedIn: <Stored extends Identified>(
    collection: Collection<Stored>,
  ) => readonly Touched<Stored>[];
}

interface Origin {
  readonly from: Collection<Identified>;
  readonly ref: DocumentReference;
}

export const trackRecords = (buffer: WriteBuffer): TrackedRecords => {
  const { transaction } = buffer;
  /** Fields of read documents by path; null: missing. */
  const stored = new Map<string, object | null>();
  /** Where the records that this unit returned are stored. */
  const origins = new WeakMap<object, Origin>();

  const remember = <Stored extends Identified>(from: Collection<Stored>, record: Stored): Stored => {
    origins.set(record, { from: from as unknown as Collection<Identified>, ref: from.doc(record.id) });
    return record;
  };

  const getOrigin = (record: Identified): Origin => {
    const origin = origins.get(record);
    if (!origin) throw new Error(`The record ${record.id} was not read in this unit of work`);
    return origin;
  };

  const rememberStored = (snapshot: DocumentSnapshot): void => {
    const { path } = snapshot.ref;
    if (!stored.has(path)) stored.set(path, snapshot.data() ?? null);
  };

  const getCurrent = <Stored extends Identified>(
    from: Collection<Stored>,
    id: string,
  ): Stored | undefined => {
    const ref = from.doc(id);
    const { fields, isWhole } = buffer.apply(ref.path, stored.get(ref.path) ?? null);
    if (!isWhole) throw new Error(`Read ${ref.path} before the unit of work changes it by an increment`);
    return fields ? remember(from, from.toRecord(id, fields)) : undefined;
  };

  const deriveFields = <Stored extends Identified>(into: Collection<Stored>, record: Stored): object => ({
    ...omitId(remember(into, record)),
    ...into.derive?.(record, record),
  });

  /** Returns a record that this unit wrote as a whole, without what only the database knows. */
  const getWritten = <Stored extends Identified>(into: Collection<Stored>, id: string): Stored =>
    remember(into, into.toRecord(id, buffer.apply(into.doc(id).path, null).fields ?? {}));

  const readAll: Records['readAll'] = async <Stored extends Identified>(
    from: Collection<Stored>,
    ids: readonly string[],
  ) => {
    const unread = ids.map(from.doc).filter(({ path }) => !stored.has(path));
    if (unread.length > 0) for (const found of await transaction.getAll(...unread)) rememberStored(found);
    return ids.flatMap((id) => getCurrent(from, id) ?? []);
  };

  const findStored: Records['findStored'] = async <Stored extends Identified>(
    from: Collection<Stored>,
    query: Query,
  ) => {
    const { docs } = rememberWholeDocuments(await transaction.get(query));
    for (const snapshot of docs) rememberStored(snapshot);
    return docs.flatMap(({ id }) => getCurrent(from, id) ?? []);
  };

  const records: Records = {
    transaction,
    read: async (from, id) => {
      const ref = from.doc(id);
      if (!stored.has(ref.path)) rememberStored(await transaction.get(ref));
      return getCurrent(from, id);
    },
    readAll,
    findStored,
    findFirstStored: async (from, query) => (await findStored(from, query.limit(1)))[0],
    create: (into, record) => {
      const ref = into.doc(record.id);
      transaction.create(ref, deriveFields(into, record));
      stored.set(ref.path, null);
      return getWritten(into, record.id);
    },
    set: (into, record) => {
      transaction.set(into.doc(record.id), deriveFields(into, record));
      return getWritten(into, record.id);
    },
    update: (record, change) => {
      if (Object.values(change).every((value) => value === undefined)) return record;
      const { from, ref } = getOrigin(record);
      transaction.update(ref, { ...from.derive?.({ ...record, ...change }, change), ...change });
      const { fields } = buffer.apply(ref.path, record);
      return remember(from, from.toRecord(record.id, { ...record, ...fields })) as typeof record;
    },
    updateById: (from, id, change) => {
      if (from.derive) throw new Error(`Read the record of ${from.name} to update it: it has derived fields`);
      transaction.update(from.doc(id), { ...change });
    },
    delete: (record) => void transaction.delete(getOrigin(record).ref),
    deleteById: (from, id) => void transaction.delete(from.doc(id)),
  };

  const touch = <Stored extends Identified>(from: Collection<Stored>, path: string): Touched<Stored> => {
    const before = buffer.isCreated(path) ? null : stored.get(path);
    if (before === undefined) throw new Error(`Read ${path} in the unit of work before changing it`);
    const { fields, changed } = buffer.apply(path, before);
    const id = path.slice(path.indexOf('/') + 1);
    return {
      path,
      before: before && from.toRecord(id, before),
      after: fields && from.toRecord(id, fields),
      changed,
    };
  };

  return {
    records,
    refOf: (record) => getOrigin(record).ref,
    touchedIn: (from) =>
      buffer.written().flatMap((path) => (path.startsWith(`${from.name}/`) ? [touch(from, path)] : [])),
  };
};

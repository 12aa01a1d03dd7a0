import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { OwnedRecord } from '@domain/access/access.policy.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { requireAccessible } from '../../rights/access/require-visible.ts';
import type { Pending } from '../../platform/firestore/buffered-write.ts';
import { observeReads, type Collection, type Identified } from '../../platform/firestore/collection.ts';
import type { WriteBuffer } from '../../platform/firestore/write-buffer.ts';

/**
 * Typed reads and writes of one unit of work; the writes are sent together when it completes. Reads by id include them. A query matches
 * the state before the unit, and the records that it finds include the unit's changes.
 */
export interface Records {
  /** For stores and mails. Its reads see the state before the unit; records that stores read count as returned by the unit. */
  readonly transaction: Transaction;
  /** Returns a record that the caller may access; 404 for any other, with the collection's code. */
  readonly get: <Stored extends Identified & OwnedRecord>(
    from: Collection<Stored>,
    id: string,
  ) => Promise<Stored>;
  /** Returns a record without checking access; undefined when missing. */
  readonly read: <Stored extends Identified>(
    from: Collection<Stored>,
    id: string,
  ) => Promise<Stored | undefined>;
  /** Returns a query's records without checking access. */
  readonly find: <Stored extends Identified>(
    from: Collection<Stored>,
    query: Query,
  ) => Promise<readonly Stored[]>;
  /** The commit fails when the record exists. */
  readonly create: <Stored extends Identified>(into: Collection<Stored>, record: Stored) => Stored;
  /** Creates or replaces a record. Read it before, for the audit. */
  readonly set: <Stored extends Identified>(into: Collection<Stored>, record: Stored) => Stored;
  /** Changes fields of a record that this unit returned, and returns the changed record. Undefined fields stay. */
  readonly update: <Stored extends Identified>(
    record: Stored,
    change: { readonly [Field in Exclude<keyof Stored, 'id'>]?: Stored[Field] | undefined },
  ) => Stored;
  /** Deletes a record that this unit returned. */
  readonly delete: (record: Identified) => void;
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

const withId = <Stored>(fields: object | null, id: string): Stored | null =>
  fields && ({ ...fields, id } as unknown as Stored);

export const trackRecords = (buffer: WriteBuffer, getCaller: () => Caller): TrackedRecords => {
  const { transaction } = buffer;
  /** Fields of read documents by path; null: missing. */
  const known = new Map<string, object | null>();
  const refs = new WeakMap<object, DocumentReference>();

  const remember = <Stored extends object>(record: Stored, ref: DocumentReference): Stored => {
    refs.set(record, ref);
    return record;
  };

  const getRef = (record: Identified): DocumentReference => {
    const ref = refs.get(record);
    if (!ref) throw new Error(`The record ${record.id} was not read in this unit of work`);
    return ref;
  };

  observeReads(transaction, (snapshot, record) => {
    const { ref } = snapshot;
    if (!known.has(ref.path)) known.set(ref.path, snapshot.data() ?? null);
    if (record) remember(record, ref);
  });

  const getCurrent = <Stored extends Identified>(ref: DocumentReference): Stored | undefined => {
    const { fields, isWhole } = buffer.apply(ref.path, known.get(ref.path) ?? null);
    if (!isWhole) throw new Error(`Read ${ref.path} before the unit of work changes it by an increment`);
    const record = withId<Stored>(fields, ref.id);
    return record ? remember(record, ref) : undefined;
  };

  const read: Records['read'] = async (from, id) => {
    const ref = from.doc(id);
    if (!known.has(ref.path)) await from.get(id, transaction);
    return getCurrent(ref);
  };

  const records: Records = {
    transaction,
    read,
    get: async (from, id) => requireAccessible(getCaller(), from.name, await read(from, id)),
    find: async <Stored extends Identified>(from: Collection<Stored>, query: Query) =>
      (await from.find(query, transaction)).flatMap(({ id }) => getCurrent<Stored>(from.doc(id)) ?? []),
    create: (into, record) => {
      const ref = into.doc(record.id);
      into.create(transaction, record);
      known.set(ref.path, null);
      return remember(record, ref);
    },
    set: (into, record) => {
      into.set(transaction, record);
      return remember(record, into.doc(record.id));
    },
    update: (record, change) => {
      const ref = getRef(record);
      if (Object.values(change).every((value) => value === undefined)) return record;
      transaction.update(ref, { ...change });
      const { fields } = buffer.apply(ref.path, record);
      return remember({ ...record, ...fields, id: record.id }, ref);
    },
    delete: (record) => void transaction.delete(getRef(record)),
  };

  const touch = <Stored extends Identified>(path: string): Touched<Stored> => {
    const stored = buffer.isCreated(path) ? null : known.get(path);
    if (stored === undefined) throw new Error(`Read ${path} in the unit of work before changing it`);
    const { fields, changed } = buffer.apply(path, stored);
    const id = path.slice(path.indexOf('/') + 1);
    return { path, before: withId<Stored>(stored, id), after: withId<Stored>(fields, id), changed };
  };

  return {
    records,
    refOf: getRef,
    touchedIn: <Stored extends Identified>({ name }: Collection<Stored>) =>
      buffer.written().flatMap((path) => (path.startsWith(`${name}/`) ? [touch<Stored>(path)] : [])),
  };
};

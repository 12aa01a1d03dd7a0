import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import type { Owned } from '@domain/access/access.policy.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Caller } from '../access/caller.ts';
import { accessibleTo } from '../access/visible-to.ts';
import type { Buffer, Pending } from '../firestore/buffer.ts';
import { observeReads, type Collection, type Identified } from '../firestore/collection.ts';

/**
 * Typed reads and writes of one unit of work; the writes are sent together when it completes. Reads by id include them. A query matches
 * the state before the unit, and the records that it finds include the unit's changes.
 */
export interface Records {
  /** For stores and mails. Its reads see the state before the unit; records that stores read count as returned by the unit. */
  readonly transaction: Transaction;
  /** Returns a record that the caller may access; 404 for any other, with the collection's code. */
  readonly get: <Stored extends Identified & Owned>(from: Collection<Stored>, id: string) => Promise<Stored>;
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

interface Place {
  readonly collection: CollectionName;
  readonly ref: DocumentReference;
}

interface Known extends Place {
  /** Null: missing. */
  readonly stored: object | null;
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
  /** Returns the document of a record that this unit returned. */
  readonly placeOf: (record: Identified) => Place;
  /** Returns the changed documents of a collection. */
  readonly touchedIn: <Stored extends Identified>(
    collection: Collection<Stored>,
  ) => readonly Touched<Stored>[];
}

const withId = <Stored>(fields: object | null, id: string): Stored | null =>
  fields && ({ ...fields, id } as unknown as Stored);

export const trackRecords = (buffer: Buffer, getCaller: () => Caller): TrackedRecords => {
  const { transaction } = buffer;
  const known = new Map<string, Known>();
  const places = new WeakMap<object, Place>();

  const remember = <Stored extends object>(record: Stored, place: Place): Stored => {
    places.set(record, place);
    return record;
  };
  const placeOf = (record: Identified): Place => {
    const place = places.get(record);
    if (!place) throw new Error(`The record ${record.id} was not read in this unit of work`);
    return place;
  };
  observeReads(transaction, (collection, snapshot, record) => {
    const place = { collection, ref: snapshot.ref };
    if (!known.has(place.ref.path)) known.set(place.ref.path, { ...place, stored: snapshot.data() ?? null });
    if (record) remember(record, place);
  });
  const getCurrent = <Stored extends Identified>({ path, id }: DocumentReference): Stored | undefined => {
    const found = known.get(path);
    const { fields, isWhole } = buffer.apply(path, found?.stored ?? null);
    if (!isWhole) throw new Error(`Read ${path} before the unit of work changes it by an increment`);
    const record = withId<Stored>(fields, id);
    return found && record ? remember(record, found) : undefined;
  };
  const read: Records['read'] = async (from, id) => {
    const ref = from.doc(id);
    if (!known.has(ref.path)) await from.get(id, transaction);
    return getCurrent(ref);
  };

  const records: Records = {
    transaction,
    read,
    get: async (from, id) => accessibleTo(getCaller(), from.name, await read(from, id)),
    find: async <Stored extends Identified>(from: Collection<Stored>, query: Query) =>
      (await from.find(query, transaction)).flatMap(({ id }) => getCurrent<Stored>(from.doc(id)) ?? []),
    create: (into, record) => {
      const place = { collection: into.name, ref: into.doc(record.id) };
      into.create(transaction, record);
      known.set(place.ref.path, { ...place, stored: null });
      return remember(record, place);
    },
    set: (into, record) => {
      into.set(transaction, record);
      return remember(record, { collection: into.name, ref: into.doc(record.id) });
    },
    update: (record, change) => {
      const place = placeOf(record);
      if (Object.values(change).every((value) => value === undefined)) return record;
      transaction.update(place.ref, { ...change });
      const { fields } = buffer.apply(place.ref.path, record);
      return remember({ ...record, ...fields, id: record.id }, place);
    },
    delete: (record) => void transaction.delete(placeOf(record).ref),
  };

  const touch = <Stored extends Identified>(path: string): Touched<Stored> => {
    const stored = buffer.isCreated(path) ? null : known.get(path)?.stored;
    if (stored === undefined) throw new Error(`Read ${path} in the unit of work before changing it`);
    const { fields, changed } = buffer.apply(path, stored);
    const id = path.slice(path.indexOf('/') + 1);
    return { path, before: withId<Stored>(stored, id), after: withId<Stored>(fields, id), changed };
  };
  return {
    records,
    placeOf,
    touchedIn: <Stored extends Identified>({ name }: Collection<Stored>) =>
      buffer.written().flatMap((path) => (path.startsWith(`${name}/`) ? [touch<Stored>(path)] : [])),
  };
};

import type { DocumentReference, DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import type { Owned } from '@domain/access/access.policy.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Caller } from '../access/caller.ts';
import { accessibleTo } from '../access/visible-to.ts';
import type { Buffer, Pending } from '../firestore/buffer.ts';
import type { Collection, Identified } from '../firestore/collection.ts';
import { withoutId } from '../firestore/db.ts';

/**
 * Typed reads and writes of one unit of work; the writes are sent together when it completes. Reads by id include them. A query matches
 * the state before the unit, and the records that it finds include the unit's changes.
 */
export interface Records {
  /** For stores and mails. Its reads see the state before the unit. */
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
  /** Creates or replaces a record; read it before, for the audit. */
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
export interface Touched<Stored extends Identified = Identified> extends Place {
  readonly before: Stored | null;
  readonly after: Stored | null;
  readonly changed: Pending['changed'];
}

export interface TrackedRecords {
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
  const getCurrent = <Stored extends Identified>({ stored, ...place }: Known): Stored | undefined => {
    const { path, id } = place.ref;
    const { fields, isWhole } = buffer.apply(path, stored);
    if (!isWhole) throw new Error(`Read ${path} before the unit of work changes it by an increment`);
    const record = withId<Stored>(fields, id);
    return record ? remember(record, place) : undefined;
  };
  const note = (place: Place, snapshot: DocumentSnapshot): Known => {
    const { path } = place.ref;
    const noted = known.get(path) ?? { ...place, stored: snapshot.data() ?? null };
    known.set(path, noted);
    return noted;
  };
  const read: Records['read'] = async (from, id) => {
    const ref = from.doc(id);
    const place = { collection: from.name, ref };
    return getCurrent(known.get(ref.path) ?? note(place, await transaction.get(ref)));
  };
  const write = <Stored extends Identified>(
    into: Collection<Stored>,
    record: Stored,
    stored: Known['stored'] | undefined,
  ): Stored => {
    const place = { collection: into.name, ref: into.doc(record.id) };
    if (stored === undefined) throw new Error(`Read ${place.ref.path} before the unit of work replaces it`);
    known.set(place.ref.path, { ...place, stored });
    return remember(record, place);
  };

  const records: Records = {
    transaction,
    read,
    get: async (from, id) => accessibleTo(getCaller(), from.name, await read(from, id)),
    find: async <Stored extends Identified>(from: Collection<Stored>, query: Query) => {
      const { docs } = await transaction.get(query);
      const found = docs.map((snapshot) => note({ collection: from.name, ref: snapshot.ref }, snapshot));
      return found.flatMap((one) => getCurrent<Stored>(one) ?? []);
    },
    create: (into, record) => {
      transaction.create(into.doc(record.id), withoutId(record));
      return write(into, record, null);
    },
    set: (into, record) => {
      transaction.set(into.doc(record.id), withoutId(record));
      return write(into, record, known.get(into.doc(record.id).path)?.stored);
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

  return {
    records,
    placeOf,
    touchedIn: <Stored extends Identified>({ name }: Collection<Stored>) =>
      buffer.written().flatMap((path): readonly Touched<Stored>[] => {
        const [collection, id = ''] = path.split('/');
        if (collection !== name) return [];
        const found = known.get(path);
        if (!found) throw new Error(`Read ${path} in the unit of work before changing it`);
        const { fields, changed } = buffer.apply(path, found.stored);
        const { ref } = found;
        const before = withId<Stored>(found.stored, id);
        return [{ collection: name, ref, before, after: withId<Stored>(fields, id), changed }];
      }),
  };
};

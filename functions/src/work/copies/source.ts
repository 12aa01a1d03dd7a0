import { FieldValue } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { isSame } from './compare.ts';
import type { ProjectedState, StoredRecord, WrittenDocument } from './projected-state.ts';

/** Records that a projection reads for a key, and how a changed one names its keys. */
export interface Source<Value> {
  readonly collection: CollectionName;
  readonly read: (state: ProjectedState, key: string) => Promise<Value>;
  /** Returns the keys that a written document affects. */
  readonly keysOf: (written: WrittenDocument, state: ProjectedState) => Promise<readonly string[]>;
}

/** How records belong to a key: their ids for it, and the keys for an id. */
interface Through {
  readonly ids: (state: ProjectedState, key: string) => Promise<readonly string[]>;
  readonly keys: (state: ProjectedState, id: string) => Promise<readonly string[]>;
}

/** Throws for a value that the database computes later: no projection can read it. */
const refuseSentinels = (collection: CollectionName, record: object): void => {
  const unknown = Object.entries(record).find(([, value]) => value instanceof FieldValue);
  if (unknown) throw new Error(`${collection}.${unknown[0]} is a source: write its plain value`);
};

/** Returns the named fields of a record; all of them without names. */
const pick = <Part extends StoredRecord>(
  record: StoredRecord | undefined,
  fields: readonly string[] | undefined,
): Part | undefined => {
  if (!record) return undefined;
  const named = Object.entries(record).filter(([name]) => name === 'id' || fields?.includes(name));
  return (fields ? Object.fromEntries(named) : record) as Part;
};

/** Names a collection's records as a source. A projection gets only the fields that it names, so a change of others doesn't affect it. */
export const records = <Stored extends StoredRecord>(
  collection: CollectionName,
  defaults: Partial<Stored> = {},
) => {
  type Field = Exclude<keyof Stored, 'id'> & string;

  const part = <Part extends StoredRecord>(fields: readonly string[] | undefined) => {
    const toPart = (record: StoredRecord | undefined): Part | undefined => {
      const found = pick<Part>(record && { ...defaults, ...record }, fields);
      if (found) refuseSentinels(collection, found);
      return found;
    };

    const changedIn =
      (toKeys: (record: Part, state: ProjectedState) => readonly string[] | Promise<readonly string[]>) =>
      async (
        { fields: written, before, after }: WrittenDocument,
        state: ProjectedState,
      ): Promise<readonly string[]> => {
        if (written && fields && !fields.some((field) => written.has(field))) return [];
        const [was, is] = (await Promise.all([before(), after()])).map((record) =>
          pick<Part>(record, fields),
        );
        if (was && is && isSame(was, is)) return [];
        const keys = [was, is].map((record) => (record ? toKeys(record, state) : []));
        return (await Promise.all(keys)).flat();
      };

    const keysOf = (toKey: (record: Part) => string | undefined) =>
      changedIn((record) => [toKey(record) ?? []].flat());

    return { toPart, keysOf, changedIn };
  };

  return {
    /** The record whose id is the key. */
    byId: <Named extends Field = Field>(
      fields?: readonly Named[],
    ): Source<(Pick<Stored, Named> & StoredRecord) | undefined> => {
      const { toPart, keysOf } = part<Pick<Stored, Named> & StoredRecord>(fields);
      return {
        collection,
        read: async (state, key) => toPart(await state.get(state.ref(collection, key))),
        keysOf: keysOf(({ id }) => id),
      };
    },
    /** The same as a list, of one record at most. */
    listById: (): Source<readonly Stored[]> => {
      const { keysOf } = part<Stored>(undefined);
      return {
        collection,
        read: async (state, key) => {
          const found = await state.get(state.ref(collection, key));
          return found ? [found as Stored] : [];
        },
        keysOf: keysOf(({ id }) => id),
      };
    },
    /** Records that affect the key in a field, and aren't read. `only`: those of them that do. */
    naming: <Key extends Field, Named extends Field>(
      key: Key,
      fields: readonly Named[],
      only: (record: Pick<Stored, Key | Named>) => boolean,
    ): Source<undefined> => ({
      collection,
      read: () => Promise.resolve(undefined),
      keysOf: part<Pick<Stored, Key | Named> & StoredRecord>([key, ...fields]).keysOf((record) =>
        only(record) ? String(record[key]) : undefined,
      ),
    }),
    /** Records that are found by others. */
    through: <Named extends Field>(
      fields: readonly Named[],
      { ids, keys }: Through,
    ): Source<readonly (Pick<Stored, Named> & StoredRecord)[]> => {
      const { toPart, changedIn } = part<Pick<Stored, Named> & StoredRecord>(fields);

      return {
        collection,
        read: async (state, key) => {
          const refs = [...new Set(await ids(state, key))].map((id) => state.ref(collection, id));
          const found = await Promise.all(refs.map((ref) => state.get(ref)));
          return found.flatMap((record) => toPart(record) ?? []);
        },
        keysOf: changedIn(({ id }, state) => keys(state, id)),
      };
    },
    /** The records with the key in a field. `only`: those of them that affect it. */
    by: <Key extends Field, Named extends Field = Field>(
      key: Key,
      fields?: readonly Named[],
      only: (record: Pick<Stored, Key | Named>) => boolean = () => true,
    ): Source<readonly (Pick<Stored, Key | Named> & StoredRecord)[]> => {
      const { toPart, keysOf } = part<Pick<Stored, Key | Named> & StoredRecord>(fields && [key, ...fields]);
      return {
        collection,
        read: async (state, value) =>
          (await state.find(collection, key, value)).flatMap((record) => toPart(record) ?? []),
        keysOf: keysOf((record) => (only(record) ? String(record[key]) : undefined)),
      };
    },
  };
};

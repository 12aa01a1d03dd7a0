import type { CollectionName } from '@domain/access/matrix.ts';

/** Reads another record at the moment of the conversion; undefined when missing. */
export type ReadOther = <Stored>(collection: CollectionName, id: string) => Promise<Stored | undefined>;

/** A record that a migration creates. */
export interface Creation {
  readonly collection: CollectionName;
  readonly id: string;
  readonly record: object;
}

/** A conversion of stored records that a release needs. Its place in the list is its number, for good. */
export interface Migration {
  readonly name: string;
  readonly collections: readonly CollectionName[];
  /** Returns the changed fields, `undefined` for a removed one; undefined: the record stays. Repeating it changes nothing. */
  readonly convert: (
    collection: CollectionName,
    record: Readonly<Record<string, unknown>>,
    readOther: ReadOther,
  ) => Promise<object | undefined>;
  /** Returns a record that is missing beside this one; undefined: none is. */
  readonly create?: (
    collection: CollectionName,
    record: Readonly<Record<string, unknown>>,
    readOther: ReadOther,
  ) => Promise<Creation | undefined>;
}

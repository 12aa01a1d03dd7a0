/**
 * One Firestore value, independent of any wire format. Integers are 64-bit (`bigint`); timestamps
 * have microsecond precision, because the service truncates nanoseconds.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly micros: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** `projects/P/databases/D/documents/…` */
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  /** A vector is a map whose `__type__` is `__vector__`. */
  | { readonly kind: 'map'; readonly fields: Fields };

export type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

export type Fields = ReadonlyMap<string, Value>;

/** A stored document. `path` holds the segments below `/documents`. Times are microseconds since the epoch, UTC. */
export interface StoredDocument {
  readonly name: string;
  readonly path: readonly string[];
  readonly fields: Fields;
  readonly createMicros: bigint;
  readonly updateMicros: bigint;
}

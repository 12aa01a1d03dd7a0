import { FieldValue, type DocumentReference, type SetOptions } from 'firebase-admin/firestore';
import { computeIncremented } from './increment.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A write of a transaction that isn't sent yet: the method with its arguments. */
export interface BufferedWrite {
  readonly method: 'create' | 'set' | 'update' | 'delete';
  readonly args: readonly [DocumentReference, ...unknown[]];
}

const NAMES = /`((?:[^`\\]|\\.)*)`|[^.`]+/g;

/** Returns the names of a field path, as the SDK formats it. */
const parseNames = (path: unknown): readonly string[] =>
  [...String(path).matchAll(NAMES)].map(([name, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? name);

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isDeletion = (value: unknown): boolean =>
  value instanceof FieldValue && value.isEqual(FieldValue.delete());

const getValue = (fields: unknown, names: readonly string[]): unknown =>
  names.reduce((found, name) => (isMap(found) ? found[name] : undefined), fields);

const withValue = (fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields => {
  const inner = fields[name];
  const next =
    rest.length > 0
      ? withValue(isMap(inner) ? inner : {}, rest, value)
      : (computeIncremented(inner, value) ?? value);
  const { [name]: _before, ...remaining } = fields;
  return isDeletion(next) || next === undefined ? remaining : { ...remaining, [name]: next };
};

const listLeaves = (
  fields: Fields,
  path: readonly string[] = [],
): readonly (readonly [string[], unknown])[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isMap(value) && Object.keys(value).length > 0
      ? listLeaves(value, [...path, name])
      : [[[...path, name], value] as const],
  );

/** Returns the fields that a write sets, by path; undefined: it replaces or deletes the document. */
const listChanges = ({
  method,
  args: [, first, ...rest],
}: BufferedWrite): readonly (readonly [readonly string[], unknown])[] | undefined => {
  if (method === 'update') {
    const pairs = isMap(first)
      ? Object.entries(first)
      : [first, ...rest].flatMap((path, index, all) =>
          index % 2 === 0 ? [[path, all[index + 1]] as const] : [],
        );
    return pairs.filter(([, value]) => value !== undefined).map(([path, value]) => [parseNames(path), value]);
  }

  const [options] = rest as readonly (SetOptions | undefined)[];
  if (method !== 'set' || !options) return undefined;
  if ('mergeFields' in options)
    return (options.mergeFields ?? []).map((path) => [parseNames(path), getValue(first, parseNames(path))]);

  return 'merge' in options && options.merge ? listLeaves(first as Fields) : undefined;
};

const getChanges = (write: BufferedWrite): readonly (readonly [readonly string[], unknown])[] =>
  listChanges(write) ??
  Object.entries(write.args[1] as Fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [[name], value]);

/** Returns the names of the top-level fields that a write sets; undefined: all of them. */
export const getWrittenFields = (write: BufferedWrite): readonly string[] | undefined =>
  listChanges(write)?.map(([[name = '']]) => name);

/** A document after a transaction's writes, as far as they are known before they are sent. */
export interface Pending {
  /** Null: missing or deleted. Fields that only the database computes keep their values. */
  readonly fields: Fields | null;
  /** False when the database computes some fields, such as an increment. */
  readonly isWhole: boolean;
  /** Names of fields updated to given values; undefined: the document was created, replaced or deleted. */
  readonly changed: readonly string[] | undefined;
}

const isSentinel = (value: unknown): boolean => value instanceof FieldValue;

const applyKnown = (before: Pending, write: BufferedWrite): Pending => {
  if (write.method === 'delete') return { fields: null, isWhole: true, changed: undefined };

  const isPartial = listChanges(write) !== undefined;
  const changes = getChanges(write);
  const computable = changes.filter(
    ([, value]) => !isSentinel(value) || isDeletion(value) || computeIncremented(0, value) !== undefined,
  );
  const paths = changes.flatMap(([path, value]) => (path.length === 1 && !isSentinel(value) ? path : []));

  return {
    fields: computable.reduce<Fields>(
      (fields, [path, value]) => withValue(fields, path, value),
      isPartial ? (before.fields ?? {}) : {},
    ),
    isWhole: (!isPartial || before.isWhole) && computable.length === changes.length,
    changed: isPartial ? before.changed && [...new Set([...before.changed, ...paths])] : undefined,
  };
};

/** Returns a stored document after its writes. */
export const applyWrites = (stored: Fields | null, writes: readonly BufferedWrite[]): Pending =>
  writes.reduce(applyKnown, { fields: stored, isWhole: true, changed: [] });

/** Returns a document after a write; undefined: missing. Other sentinels than deletions and `incrementBy` stay. */
export const applyWrite = (before: Fields | undefined, write: BufferedWrite): Fields | undefined => {
  if (write.method === 'delete') return undefined;
  const changes = getChanges(write);
  const start = getWrittenFields(write) ? (before ?? {}) : {};
  return changes.reduce<Fields>((fields, [path, value]) => withValue(fields, path, value), start);
};

import type { Filter, Query } from '../queries/query.ts';
import type { Change } from '../storage/change.ts';
import { formatFieldPath, getField, isDocumentId, type FieldPath } from '../values/field-path.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { FollowedTarget } from './events.ts';

/** A follower's target; one follower may have several. */
interface Registration<T> {
  readonly who: T;
}

/** Followers of one collection: of all of it, and of a value in a field. */
interface Place<T> {
  readonly whole: Set<Registration<T>>;
  readonly byField: Map<string, ByValue<T>>;
}

interface ByValue<T> {
  readonly field: FieldPath;
  readonly values: Map<string, Set<Registration<T>>>;
}

/** Finds followers a change may concern without scanning all: by document, collection and equality filters. */
export class Routes<T> {
  readonly #places = new Map<string, Place<T>>();

  /** Registers a follower's target, until the returned function is called. */
  add(who: T, what: FollowedTarget): () => void {
    const registration: Registration<T> = { who };
    const keys =
      what.kind === 'documents'
        ? what.paths.map((path) => `document ${path.join('/')}`)
        : [getPlace(what.query)];
    const equality = what.kind === 'query' ? findEquality(what.query.where) : undefined;

    for (const key of keys) this.#register(key, equality, registration);

    return () => {
      for (const key of keys) this.#forget(key, equality, registration);
    };
  }

  /** Returns the followers a change may concern. */
  concernedBy({ path, before, after }: Change): ReadonlySet<T> {
    const found = new Set<T>();
    const collection = path.slice(0, -1);
    const keys = [
      `document ${path.join('/')}`,
      `collection ${collection.join('/')}`,
      `group ${collection.at(-1) ?? ''}`,
      'group ',
    ];

    for (const key of keys) {
      const place = this.#places.get(key);
      if (place === undefined) continue;
      for (const { who } of place.whole) found.add(who);
      for (const byValue of place.byField.values()) {
        for (const document of [before, after]) {
          for (const { who } of findFollowers(byValue, document)) found.add(who);
        }
      }
    }

    return found;
  }

  #register(key: string, equality: Equality | undefined, registration: Registration<T>): void {
    const place: Place<T> = this.#places.get(key) ?? { whole: new Set(), byField: new Map() };
    this.#places.set(key, place);

    if (equality === undefined) {
      place.whole.add(registration);
      return;
    }

    const name = formatFieldPath(equality.field);
    const byValue: ByValue<T> = place.byField.get(name) ?? { field: equality.field, values: new Map() };

    place.byField.set(name, byValue);

    const followers = byValue.values.get(equality.key) ?? new Set();
    byValue.values.set(equality.key, followers.add(registration));
  }

  #forget(key: string, equality: Equality | undefined, registration: Registration<T>): void {
    const place = this.#places.get(key);
    if (place === undefined) return;

    place.whole.delete(registration);

    if (equality !== undefined) {
      const name = formatFieldPath(equality.field);
      const byValue = place.byField.get(name);
      const followers = byValue?.values.get(equality.key);
      followers?.delete(registration);
      if (followers?.size === 0) byValue?.values.delete(equality.key);
      if (byValue?.values.size === 0) place.byField.delete(name);
    }

    if (place.whole.size === 0 && place.byField.size === 0) this.#places.delete(key);
  }
}

function findFollowers<T>(
  { field, values }: ByValue<T>,
  document: StoredDocument | undefined,
): Iterable<Registration<T>> {
  const value = document && getField(document.fields, field);
  const key = value && getKey(value);
  return (key !== undefined && values.get(key)) || [];
}

const getPlace = ({ allDescendants, collectionId, parent }: Query) =>
  allDescendants || collectionId === ''
    ? `group ${collectionId}`
    : `collection ${[...parent, collectionId].join('/')}`;

interface Equality {
  readonly field: FieldPath;
  readonly key: string;
}

/** Returns a value required of every row, if the filter has one suited for lookup. */
function findEquality(filter: Filter | undefined): Equality | undefined {
  if (filter === undefined || filter.kind === 'or') return undefined;
  const direct = filter.kind === 'and' ? filter.filters : [filter];
  for (const leaf of direct) {
    if (leaf.kind !== 'field' || leaf.op !== '==' || isDocumentId(leaf.field)) continue;
    const key = getKey(leaf.value);
    if (key !== undefined) return { field: leaf.field, key };
  }
  return undefined;
}

/** The same text for equal values; rare collisions are resolved by the query. */
function getKey(value: Value): string | undefined {
  switch (value.kind) {
    case 'boolean':
      return String(value.value);
    case 'integer':
    case 'double':
      // Whole numbers equal real ones, and zero equals minus zero.
      return Number.isNaN(value.value) ? undefined : `number ${Number(value.value) + 0}`;
    case 'string':
      return `text ${value.value}`;
    case 'reference':
      return `reference ${value.name}`;
    default:
      return undefined;
  }
}

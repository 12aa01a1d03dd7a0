import type { Auth, FirestoreRequest } from '../contract.ts';
import type { FieldPath, Query } from '../../queries/query.ts';
import { toDocumentPath, fromDocument, fromJson } from './convert.ts';
import { bool, falseValue, nullValue, text, type KnownValue, type RuleValue } from './rule-value.ts';

const convertedAuth = new WeakMap<Auth, KnownValue>();

function toAuthValue(auth: Auth | null): KnownValue {
  if (!auth) return nullValue;

  const cached = convertedAuth.get(auth);
  if (cached) return cached;

  const value: KnownValue = {
    type: 'map',
    entries: new Map<string, RuleValue>([
      ['uid', text(auth.uid)],
      ['token', fromJson(auth.token)],
    ]),
  };

  convertedAuth.set(auth, value);

  return value;
}

/** `request.query`. The database root is null, and so is an absent limit. */
function queryValue(database: string, query: Query): KnownValue {
  const orders = new Map<string, RuleValue>();
  for (const order of query.orderBy) {
    orders.set(order.field.join('.'), text(order.direction === 'desc' ? 'DESC' : 'ASC'));
  }

  const root = query.parent.length > 0 ? toDocumentPath(database, query.parent) : nullValue;

  const entries = new Map<string, RuleValue>([
    ['distinct', falseValue],
    ['selectOnlyKeys', falseValue],
    ['groupBy', { type: 'map', entries: new Map() }],
    ['kind', text(query.collectionId)],
    [query.allDescendants ? 'ancestor' : 'parent', root],
    ['orderBy', { type: 'map', entries: orders }],
    ['limit', query.limit === undefined ? nullValue : { type: 'int', value: BigInt(query.limit) }],
    ['offset', { type: 'int', value: BigInt(query.offset ?? 0) }],
    ['allDescendants', bool(query.allDescendants)],
  ]);

  return { type: 'map', entries };
}

/** Fields by name, with dots escaped: rules have no quoted segments. */
function toFieldNames(paths: readonly FieldPath[]): KnownValue {
  const names = paths.map((path) => path.map((segment) => segment.replaceAll('.', '\\.')).join('.'));
  return { type: 'list', items: [...new Set(names)].sort().map(text) };
}

function writeEntries({ write, method, newResource, database }: FirestoreRequest): [string, RuleValue][] {
  const transforms = write?.transforms ?? [];
  const named = write?.mask ?? (transforms.length > 0 ? [] : undefined);
  const document = method === 'delete' ? undefined : newResource;
  return [
    ['transforms', transforms.length > 0 ? toFieldNames(transforms) : nullValue],
    ['writeFields', named ? toFieldNames([...named, ...transforms]) : nullValue],
    ['readFields', nullValue],
    ['resource', document ? fromDocument(database, document) : nullValue],
  ];
}

/** The `request` variable. `request.resource` exists for writes only, and is null for a delete. A collection group has no path. */
export function toRequestValue(request: FirestoreRequest): KnownValue {
  const { database, method, query } = request;
  const entries = new Map<string, RuleValue>([
    ['time', { type: 'timestamp', nanos: request.timeMicros * 1000n }],
    ['auth', toAuthValue(request.auth)],
    ['inTransaction', bool(request.inTransaction === true)],
  ]);

  if (query?.allDescendants !== true) entries.set('path', toDocumentPath(database, request.path));
  if (method === 'get' || method === 'list') entries.set('fields', nullValue);
  else for (const [name, value] of writeEntries(request)) entries.set(name, value);
  if (query) entries.set('query', queryValue(database, query));
  entries.set('method', text(method));

  return { type: 'map', entries };
}

import type { Auth, FirestoreRequest } from '../contract.ts';
import type { Query } from '../../queries/query.ts';
import { documentPath, fromDocument, fromJson } from './convert.ts';
import { nullValue, text, type KnownValue, type RuleValue } from './rule-value.ts';

const convertedAuth = new WeakMap<Auth, KnownValue>();

function authValue(auth: Auth | null): KnownValue {
  if (!auth) return nullValue;
  const known = convertedAuth.get(auth);
  if (known) return known;
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

/** `request.query`. An absent limit is an absent property, so a rule that asks for one denies. */
function queryValue(query: Query): KnownValue {
  const orders = new Map<string, RuleValue>();
  for (const order of query.orderBy) {
    orders.set(order.field.join('.'), text(order.direction === 'desc' ? 'DESC' : 'ASC'));
  }
  const entries = new Map<string, RuleValue>([
    ['offset', { type: 'int', value: BigInt(query.offset ?? 0) }],
    ['orderBy', { type: 'map', entries: orders }],
  ]);
  if (query.limit !== undefined) entries.set('limit', { type: 'int', value: BigInt(query.limit) });
  return { type: 'map', entries };
}

/** The `request` variable. `request.resource` exists for writes only, and is null for a delete. */
export function requestValue(request: FirestoreRequest): KnownValue {
  const entries = new Map<string, RuleValue>([
    ['auth', authValue(request.auth)],
    ['method', text(request.method)],
    ['path', documentPath(request.database, request.path)],
    ['time', { type: 'timestamp', nanos: request.timeMicros * 1000n }],
  ]);
  if (request.method === 'create' || request.method === 'update' || request.method === 'delete') {
    const document = request.method === 'delete' ? undefined : request.newResource;
    entries.set('resource', document ? fromDocument(request.database, document) : nullValue);
  }
  if (request.query) entries.set('query', queryValue(request.query));
  return { type: 'map', entries };
}

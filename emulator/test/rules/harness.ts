import { compileRules } from '../../src/rules/engine.ts';
import type {
  AccessBudget,
  Auth,
  DocumentReader,
  FirestoreRequest,
  Issue,
  Json,
  Ruleset,
  Service,
} from '../../src/rules/contract.ts';
import type { Query } from '../../src/queries/query.ts';
import type { Fields, StoredDocument, Value } from '../../src/values/value.ts';

const projectId = 'demo-rules';
const database = '(default)';
/** 2026-01-15T12:34:56.123456Z */
export const now = 1_768_480_496_123_456n;

/** A stored value from plain JavaScript: bigint and whole numbers are integers, `Value`s pass through `raw`. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | readonly Plain[]
  | { readonly raw: Value }
  | { readonly [key: string]: Plain };

export function toValue(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  }
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (plain instanceof Uint8Array) return { kind: 'bytes', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: (plain as readonly Plain[]).map(toValue) };
  if ('raw' in plain) return plain.raw as Value;

  return { kind: 'map', fields: toFields(plain as { readonly [key: string]: Plain }) };
}

function toFields(plain: { readonly [key: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, content]) => [name, toValue(content)]));
}

export function makeDocument(path: string, plain: { readonly [key: string]: Plain }): StoredDocument {
  return {
    name: `projects/${projectId}/databases/${database}/documents/${path}`,
    path: path.split('/'),
    fields: toFields(plain),
    createMicros: now,
    updateMicros: now,
  };
}

export type Documents = Readonly<Record<string, { readonly [key: string]: Plain }>>;

export function makeReader(before: Documents, after: Documents = before): DocumentReader {
  const read = (documents: Documents, path: readonly string[]): StoredDocument | undefined => {
    const found = documents[path.join('/')];
    return found && makeDocument(path.join('/'), found);
  };
  return { before: (path) => read(before, path), after: (path) => read(after, path) };
}

export function makeAuth(uid: string, token: { readonly [key: string]: Json } = {}): Auth {
  return { uid, token: { sub: uid, ...token } };
}

export function makeBudget(limit = 10): AccessBudget {
  return { limit, seen: new Set() };
}

export function compile(source: string, service: Service = 'cloud.firestore'): Ruleset {
  const result = compileRules([{ name: 'firestore.rules', content: source }], service);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.ruleset;
}

export function getIssues(source: string, service: Service = 'cloud.firestore'): readonly Issue[] {
  return compileRules([{ name: 'firestore.rules', content: source }], service).issues;
}

/** Rules around match blocks. */
export function makeRules(body: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}
`;
}

export function makeRequest(
  method: FirestoreRequest['method'],
  path: string,
  rest: Partial<FirestoreRequest> = {},
): FirestoreRequest {
  return {
    projectId,
    database,
    method,
    path: path.split('/'),
    auth: null,
    timeMicros: now,
    documents: makeReader({}),
    budget: makeBudget(),
    ...rest,
  };
}

export function makeList(
  query: Partial<Query> & { collectionId: string },
  rest: Partial<FirestoreRequest> = {},
) {
  const full: Query = { parent: [], allDescendants: false, orderBy: [], ...query };
  return makeRequest('list', [...full.parent, full.collectionId].join('/'), { query: full, ...rest });
}

/** Evaluates one expression as a get rule on `probe/doc`. */
export function holds(expression: string, rest: Partial<FirestoreRequest> = {}): boolean {
  return judge(expression, rest).allowed;
}

export function judge(expression: string, rest: Partial<FirestoreRequest> = {}) {
  const ruleset = compile(makeRules(`match /probe/{id} { allow read, write: if ${expression}; }`));
  return ruleset.authorize(makeRequest('get', 'probe/doc', rest));
}

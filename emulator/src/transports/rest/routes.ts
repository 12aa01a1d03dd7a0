import { invalidArgument } from '../../status/status.ts';
import { METHODS } from '../rpc/methods.ts';
import { resolveField } from '../wire/codec.ts';
import { invalidPayload } from './http.ts';
import type { RequestTarget } from './request-target.ts';

/** A REST call translated to a method and its request in ProtoJSON. */
interface Route {
  readonly method: string;
  /** `body` is the client's, `{}` by default. */
  readonly request: (body: Record<string, unknown>, params: URLSearchParams) => Record<string, unknown>;
}

/** Methods reached by `…:verb` and the request field that takes the resource before it. */
const VERBS: Readonly<Record<string, { method: string; field: 'database' | 'parent' }>> = {
  batchGet: { method: 'BatchGetDocuments', field: 'database' },
  beginTransaction: { method: 'BeginTransaction', field: 'database' },
  commit: { method: 'Commit', field: 'database' },
  rollback: { method: 'Rollback', field: 'database' },
  batchWrite: { method: 'BatchWrite', field: 'database' },
  executePipeline: { method: 'ExecutePipeline', field: 'database' },
  runQuery: { method: 'RunQuery', field: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', field: 'parent' },
  partitionQuery: { method: 'PartitionQuery', field: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', field: 'parent' },
};

const DOCUMENTS = /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;

/** The method of a target, or undefined for other paths. */
export function matchRoute(httpMethod: string, { pathname }: RequestTarget): Route | undefined {
  const verb = /^(.*):([a-zA-Z]+)$/s.exec(pathname);
  const rpc = verb?.[2] === undefined ? undefined : VERBS[verb[2]];
  if (verb !== null && rpc !== undefined && httpMethod === 'POST') return makeVerbRoute(rpc, verb[1] ?? '');

  const match = DOCUMENTS.exec(pathname);
  if (match === null) return undefined;

  const base = `${decode(match[1] ?? '')}/documents`;
  const path = match[2]?.split('/').map(decode) ?? [];
  const name = [base, ...path].join('/');
  const document = path.length > 0 && path.length % 2 === 0;
  const parent = [base, ...path.slice(0, -1)].join('/');
  const collectionId = path.at(-1);

  switch (httpMethod) {
    case 'GET': {
      if (collectionId === undefined) return undefined;
      const gap = path.indexOf('');
      // A slash after the root or a document requests all descendants; any other gap makes an invalid name.
      const everything = gap === path.length - 1 && !document;
      return everything || (gap < 0 && !document)
        ? makeRoute('ListDocuments', (_body, query) => ({ ...query, parent, collectionId }))
        : makeRoute('GetDocument', (_body, query) => ({ ...query, name }));
    }
    case 'POST':
      if (document || collectionId === undefined) return undefined;
      return makeRoute('CreateDocument', (body, query) => ({
        ...query,
        parent,
        collectionId,
        document: body,
      }));
    case 'PATCH':
      if (!document) return undefined;
      return makeRoute('UpdateDocument', (body, query) => ({ ...query, document: { ...body, name } }));
    case 'DELETE':
      if (!document) return undefined;
      return makeRoute('DeleteDocument', (_body, query) => ({ ...query, name }));
  }

  return undefined;
}

type Fields = Record<string, unknown>;

/** Merges the body and the query parameters that the message has. */
function makeRoute(method: string, request: (body: Fields, query: Fields) => Fields): Route {
  const type = METHODS[method]?.request ?? '';
  return { method, request: (body, params) => request(body, toParams(params, type)) };
}

function makeVerbRoute(
  { method, field }: { method: string; field: 'database' | 'parent' },
  path: string,
): Route | undefined {
  const match = DOCUMENTS.exec(path);
  if (match === null || (field === 'database' && match[2] !== undefined)) return undefined;
  const database = decode(match[1] ?? '');
  const below = match[2]?.split('/').map(decode) ?? [];
  const resource = field === 'database' ? database : [database, 'documents', ...below].join('/');
  return makeRoute(method, (body, query) => ({ ...query, ...body, [field]: resource }));
}

/** Query parameters as fields of a message: `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: [a, b]}}`. */
function toParams(params: URLSearchParams, type: string): Fields {
  const request: Fields = {};
  for (const key of new Set(params.keys())) {
    const field = resolveField(type, key);
    const values = params.getAll(key);
    if (field === undefined) continue;
    let target = request;
    for (const segment of field.path.slice(0, -1)) target = (target[segment] ??= {}) as Fields;
    const read = (text: string) => (field.type === 'bool' ? parseBoolean(text) : text);
    target[field.path.at(-1) ?? ''] = field.repeated ? values.map(read) : read(values.at(-1) ?? '');
  }

  return request;
}

function parseBoolean(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalidPayload();
  return text === 'true';
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`Invalid percent-encoding in "${segment}".`);
  }
}

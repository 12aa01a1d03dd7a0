import { invalidArgument } from '../../status/status.ts';

/** A REST call translated to a method and its request in ProtoJSON. */
export interface Route {
  readonly method: string;
  /** `body` is what the client sent, `{}` for none. */
  readonly request: (body: Record<string, unknown>) => Record<string, unknown>;
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

const DOCUMENTS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/;

/** Finds the method for a URL, or undefined when it is not ours. */
export function routeOf(httpMethod: string, url: URL): Route | undefined {
  const verb = /^(.*):([a-zA-Z]+)$/.exec(url.pathname);
  const known = verb?.[2] === undefined ? undefined : VERBS[verb[2]];
  if (verb !== null && known !== undefined && httpMethod === 'POST') {
    return verbRoute(known, verb[1] ?? '', url.searchParams);
  }
  const match = DOCUMENTS.exec(url.pathname);
  if (match === null) return undefined;
  const base = `${decode(match[1] ?? '')}/documents`;
  const path = (match[2] ?? '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const query = paramsOf(url.searchParams);
  const name = [base, ...path].join('/');
  const document = path.length > 0 && path.length % 2 === 0;
  const parent = [base, ...path.slice(0, -1)].join('/');
  const collectionId = path.at(-1);
  switch (httpMethod) {
    case 'GET':
      if (document) return { method: 'GetDocument', request: () => ({ ...query, name }) };
      if (collectionId === undefined) return undefined;
      return { method: 'ListDocuments', request: () => ({ ...query, parent, collectionId }) };
    case 'POST':
      if (document || collectionId === undefined) return undefined;
      return {
        method: 'CreateDocument',
        request: (body) => ({ ...query, parent, collectionId, document: body }),
      };
    case 'PATCH':
      if (!document) return undefined;
      return { method: 'UpdateDocument', request: (body) => ({ ...query, document: { ...body, name } }) };
    case 'DELETE':
      if (!document) return undefined;
      return { method: 'DeleteDocument', request: () => ({ ...query, name }) };
  }
  return undefined;
}

function verbRoute(
  { method, field }: { method: string; field: 'database' | 'parent' },
  path: string,
  params: URLSearchParams,
): Route | undefined {
  const match = DOCUMENTS.exec(path);
  if (match === null) return undefined;
  const database = decode(match[1] ?? '');
  const below = (match[2] ?? '').split('/').filter((segment) => segment !== '');
  const resource = field === 'database' ? database : [database, 'documents', ...below.map(decode)].join('/');
  const query = paramsOf(params);
  return { method, request: (body) => ({ ...query, ...body, [field]: resource }) };
}

/** Query parameters become request fields: `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: [a, b]}}`. */
function paramsOf(params: URLSearchParams): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const key of new Set(params.keys())) {
    if (key === 'key' || key === 'alt' || key.startsWith('$')) continue;
    const path = key.split('.').map(camelCase);
    const last = path.pop() ?? '';
    let target = request;
    for (const segment of path) {
      const inner = (target[segment] ??= {}) as Record<string, unknown>;
      target = inner;
    }
    const values = params.getAll(key);
    target[last] = last === 'fieldPaths' ? values : scalar(last, values.at(-1) ?? '');
  }
  return request;
}

function scalar(name: string, text: string): unknown {
  if (name === 'exists' || name === 'showMissing') return text === 'true';
  if (name === 'pageSize') {
    const size = Number(text);
    if (!Number.isInteger(size)) throw invalidArgument(`Invalid value for page_size: "${text}".`);
    return size;
  }
  return text;
}

const camelCase = (text: string) => text.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`Invalid percent-encoding in "${segment}".`);
  }
}

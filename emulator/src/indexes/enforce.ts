import { readFileSync, statSync } from 'node:fs';
import type { Aggregation } from '../queries/aggregate.ts';
import type { Query } from '../queries/query.ts';
import { StatusError } from '../status/status.ts';
import {
  NO_DECLARATIONS,
  hasSingleField,
  readCatalog,
  type Catalog,
  type IndexField,
  type Mode,
  type Scope,
  type VectorField,
} from './definitions.ts';
import { findMissingIndex, type MissingIndex } from './planner.ts';

export interface DeclaredIndexes {
  readonly catalog: Catalog;
  /** Throws FAILED_PRECONDITION when a query lacks an index. */
  check(query: Query, aggregations?: readonly Aggregation[]): void;
}

export const NO_INDEX_CHECK: DeclaredIndexes = { catalog: NO_DECLARATIONS, check: () => undefined };

/**
 * Refuses queries that production would refuse without an index, and reports what to paste
 * where. The file is read again after a change, so no restart is needed.
 */
export function enforceIndexes(file: string, report: (text: string) => void): DeclaredIndexes {
  let read = load(file);

  const check: DeclaredIndexes['check'] = (query, aggregations) => {
    if (findMissingIndex(read.catalog, query, aggregations) === undefined) return;
    if (statSync(file).mtimeMs !== read.mtimeMs) read = load(file);
    const missing = findMissingIndex(read.catalog, query, aggregations);
    if (missing === undefined) return;
    const vector = missing.kind === 'composite' && missing.index.vector !== undefined;
    const complaint = vector ? 'Missing vector index configuration.' : 'The query requires an index.';
    const text = `${complaint} ${getAdvice(missing, read.catalog)}`;
    report(text);
    throw new StatusError('FAILED_PRECONDITION', text);
  };

  return {
    check,
    get catalog() {
      return read.catalog;
    },
  };
}

function load(file: string): { readonly catalog: Catalog; readonly mtimeMs: number } {
  const { mtimeMs } = statSync(file);
  try {
    return { catalog: readCatalog(readFileSync(file, 'utf8')), mtimeMs };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function getAdvice(missing: MissingIndex, catalog: Catalog): string {
  if (missing.kind === 'composite') {
    const { collectionId, scope, fields, vector } = missing.index;
    const entry = {
      collectionGroup: collectionId,
      queryScope: scope,
      fields: [...fields.map(toFieldJson), ...(vector === undefined ? [] : [toVectorJson(vector)])],
    };
    return `Add this to "indexes" in firestore.indexes.json: ${JSON.stringify(entry)}`;
  }

  const { collectionId, field } = missing;
  // An override replaces the automatic indexes, so those still wanted are repeated.
  const singleFields = (['ASCENDING', 'DESCENDING', 'CONTAINS'] as const)
    .filter((mode) => hasSingleField(catalog, collectionId, field, 'COLLECTION', mode))
    .map((mode) => toSingleJson('COLLECTION', mode));
  const indexes = [...singleFields, toSingleJson(missing.scope, missing.mode)];
  const entry = { collectionGroup: collectionId, fieldPath: field, indexes };

  return `Add this to "fieldOverrides" in firestore.indexes.json: ${JSON.stringify(entry)}`;
}

const toFieldJson = ({ field, mode }: IndexField) =>
  mode === 'CONTAINS' ? { fieldPath: field, arrayConfig: mode } : { fieldPath: field, order: mode };

const toVectorJson = ({ field, dimension }: VectorField) => ({
  fieldPath: field,
  vectorConfig: { dimension, flat: {} },
});

const toSingleJson = (queryScope: Scope, mode: Mode) =>
  mode === 'CONTAINS' ? { arrayConfig: mode, queryScope } : { order: mode, queryScope };

import type { Catalog } from '../indexes/definitions.ts';
import { planReads, type PlannedRead, type UsedIndex } from '../indexes/used.ts';
import type { Aggregation } from '../queries/aggregate.ts';
import { getSingleValued } from '../queries/normalize.ts';
import { filterComparableRows } from '../queries/nearest.ts';
import type { Filter, Nearest, Query } from '../queries/query.ts';
import { runQuery } from '../queries/run.ts';
import type { DocumentSource } from '../storage/database.ts';

/** Whether a query is only planned, or also run and measured. */
export type Explain = 'plan' | 'analyze';

interface ExecutionStats {
  readonly resultsReturned: number;
  readonly durationMs: number;
  readonly readOperations: number;
  readonly indexEntriesScanned: number;
  readonly documentsScanned: number;
  readonly indexEntriesBillable: number;
  /** Present for a vector search, whose index entries are billed. */
  readonly vectorEntriesBillable?: number;
  /** Whether the run found nothing to bill, so the minimum is billed. */
  readonly minimumCost: boolean;
}

/** A query's plan, and its cost if it was run. */
export interface ExplainedQuery {
  readonly indexesUsed: readonly UsedIndex[];
  readonly execution?: ExecutionStats;
}

export function explainPlan(
  catalog: Catalog,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): ExplainedQuery {
  return { indexesUsed: listIndexes(planReads(catalog, query, aggregations)) };
}

/** Explains a query run over `source`: each document read is billed, and the index isn't. */
export function explainRun(
  catalog: Catalog,
  source: DocumentSource,
  query: Query,
  run: { readonly returned: number; readonly skipped: number; readonly durationMs: number },
): ExplainedQuery {
  const reads = planReads(catalog, query);
  if (query.nearest !== undefined) return explainNearest(reads, source, query, query.nearest, run);

  const documents = run.returned + run.skipped;
  // The scan looks one entry ahead of the limit.
  const reach =
    query.limit === undefined ? Infinity : query.limit === 0 ? 0 : query.limit + (query.offset ?? 0) + 1;

  return {
    indexesUsed: listIndexes(reads),
    execution: {
      resultsReturned: run.returned,
      durationMs: run.durationMs,
      readOperations: Math.max(1, documents),
      indexEntriesScanned: countScanned(source, query, reads, reach),
      documentsScanned: documents,
      indexEntriesBillable: 0,
      minimumCost: documents === 0,
    },
  };
}

/** A vector search bills a read per hundred entries besides its documents. */
function explainNearest(
  reads: readonly PlannedRead[],
  source: DocumentSource,
  query: Query,
  nearest: Nearest,
  run: { readonly returned: number; readonly durationMs: number },
): ExplainedQuery {
  const rows = runQuery(source, { ...query, nearest: undefined }).documents;
  const vectors = filterComparableRows(rows, nearest).length;
  const readOperations = Math.max(1, run.returned + Math.ceil(vectors / 100));

  return {
    indexesUsed: listIndexes(reads),
    execution: {
      resultsReturned: run.returned,
      durationMs: run.durationMs,
      readOperations,
      indexEntriesScanned: vectors,
      documentsScanned: run.returned,
      indexEntriesBillable: 0,
      vectorEntriesBillable: vectors,
      minimumCost: vectors === 0,
    },
  };
}

/** Explains an aggregation: a thousand index entries are one read, without document reads. */
export function explainAggregation(
  catalog: Catalog,
  source: DocumentSource,
  query: Query,
  aggregations: readonly Aggregation[],
  durationMs: number,
): ExplainedQuery {
  const reads = planReads(catalog, query, aggregations);
  const [only] = aggregations;
  const upTo = aggregations.length === 1 && only?.kind === 'count' ? only.upTo : undefined;
  const reach = Math.min(query.limit ?? Infinity, Number(upTo ?? Infinity)) + (query.offset ?? 0);
  const entries = query.limit === 0 ? 0 : countScanned(source, query, reads, reach);

  return {
    indexesUsed: listIndexes(reads),
    execution: {
      resultsReturned: 1,
      durationMs,
      readOperations: Math.max(1, Math.ceil(entries / 1000)),
      indexEntriesScanned: Math.max(1, entries),
      documentsScanned: 0,
      indexEntriesBillable: entries,
      minimumCost: entries === 0,
    },
  };
}

const listIndexes = (reads: readonly PlannedRead[]): readonly UsedIndex[] =>
  reads.flatMap(({ indexes, stretches }) => Array.from({ length: stretches }, () => indexes).flat());

/** Entries in the ranges read, each up to `reach`; merged indexes have their own. */
function countScanned(
  source: DocumentSource,
  query: Query,
  reads: readonly PlannedRead[],
  reach: number,
): number {
  let entries = 0;
  for (const { filters, indexes } of reads) {
    for (const stretch of getSingleValued({ kind: 'and', filters })) {
      const where: Filter = { kind: 'and', filters: stretch };
      const rows = runQuery(source, { ...query, where, limit: undefined, offset: undefined }).documents;
      entries += Math.min(reach, rows.length) * indexes.length;
    }
  }
  return entries;
}

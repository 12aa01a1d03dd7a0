import type { Explain, ExplainedQuery } from '../../server/explain.ts';

export interface WireExplainOptions {
  readonly analyze?: boolean;
}

/** Reads `explain_options`; absent for an ordinary request. */
export function explainFromWire(options: WireExplainOptions | undefined): Explain | undefined {
  if (!options) return undefined;
  return options.analyze === true ? 'analyze' : 'plan';
}

const SCOPES = { COLLECTION: 'Collection', COLLECTION_GROUP: 'Collection group' } as const;

/** Writes `explain_metrics`. */
export function explainedToWire({ indexesUsed, execution }: ExplainedQuery): object {
  const planSummary = {
    indexesUsed: indexesUsed.map(({ scope, properties }) =>
      struct({ query_scope: SCOPES[scope], properties }),
    ),
  };
  if (execution === undefined) return { planSummary };

  const billing = {
    documents_billable: String(execution.documentsScanned),
    index_entries_billable: String(execution.indexEntriesBillable),
    small_ops: '0',
    min_query_cost: execution.minimumCost ? '1' : '0',
    ...(execution.vectorEntriesBillable !== undefined && {
      knn_vector_index_entries_billable: String(execution.vectorEntriesBillable),
    }),
  };

  const debugStats = struct({
    index_entries_scanned: String(execution.indexEntriesScanned),
    documents_scanned: String(execution.documentsScanned),
  });

  return {
    planSummary,
    executionStats: {
      resultsReturned: execution.resultsReturned,
      executionDuration: durationOf(execution.durationMs),
      readOperations: execution.readOperations,
      debugStats: {
        fields: { ...debugStats.fields, billing_details: { structValue: struct(billing) } },
      },
    },
  };
}

/** A `google.protobuf.Struct` of texts. */
function struct(texts: Readonly<Record<string, string>>) {
  return {
    fields: Object.fromEntries(Object.entries(texts).map(([key, stringValue]) => [key, { stringValue }])),
  };
}

/** At least a microsecond, to distinguish a run from none. */
function durationOf(ms: number): { readonly seconds: number; readonly nanos: number } {
  const nanos = Math.max(1000, Math.round(ms * 1_000_000));
  return { seconds: Math.floor(nanos / 1_000_000_000), nanos: nanos % 1_000_000_000 };
}

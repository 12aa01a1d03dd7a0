import { checkAggregations } from '../../queries/validate.ts';
import { StatusError } from '../../status/status.ts';
import { parseDatabaseName, parseParentName } from '../../storage/names.ts';
import type { WireAggregationQuery, WireConsistency, WireStructuredQuery } from '../wire/messages.ts';
import { explainFromWire, explainedToWire, type WireExplainOptions } from '../wire/explain.ts';
import { toTimestamp } from '../wire/numbers.ts';
import { aggregationsFromWire, queryFromWire } from '../wire/queries.ts';
import { documentToWire, valueToWire } from '../wire/values.ts';
import { parseConsistency } from './consistency.ts';
import { authenticate, type StreamMethod } from './context.ts';
import type { Explainable, QueryRows } from '../../server/reads.ts';

export const runQuery: StreamMethod = {
  kind: 'server-stream',
  request: 'RunQueryRequest',
  response: 'RunQueryResponse',
  async handle(
    context,
    request: WireConsistency & {
      parent?: string;
      structuredQuery?: WireStructuredQuery;
      explainOptions?: WireExplainOptions;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    const { emulator, caller } = authenticate(context);
    const query = queryFromWire(parent.path, request.structuredQuery);
    const explain = explainFromWire(request.explainOptions);
    const result = await emulator
      .database(parent)
      .reads.runQuery(caller, query, parseConsistency(request), explain);
    // Without a read, there is no read time.
    if (explain === 'plan') return [explainMetrics(result)];

    return queryAnswers(result);
  },
};

const explainMetrics = ({ explained }: Explainable) =>
  explained === undefined ? {} : { explainMetrics: explainedToWire(explained) };

/** Yields one response per row, created as it is sent, or one without a row; the last is marked and has the explanation. */
function* queryAnswers(rows: QueryRows): IterableIterator<object> {
  const { documents, skipped, readMicros, transaction } = rows;
  const readTime = toTimestamp(readMicros);
  const ending = { done: true, ...explainMetrics(rows) };
  const last = documents.at(-1);

  if (transaction !== undefined) yield { transaction };
  if (last === undefined) yield { readTime, ...ending };

  for (const document of documents) {
    // The official emulator repeats the offset's skipped rows in every reply but the last.
    const rest = document === last ? ending : skipped > 0 && { skippedResults: skipped };
    yield { document: documentToWire(document), readTime, ...rest };
  }
}

export const runAggregationQuery: StreamMethod = {
  kind: 'server-stream',
  request: 'RunAggregationQueryRequest',
  response: 'RunAggregationQueryResponse',
  async handle(
    context,
    request: WireConsistency & {
      parent?: string;
      structuredAggregationQuery?: WireAggregationQuery;
      explainOptions?: WireExplainOptions;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    const { emulator, caller } = authenticate(context);
    const wire = request.structuredAggregationQuery ?? {};
    const query = queryFromWire(parent.path, wire.structuredQuery);
    const aggregations = aggregationsFromWire(wire);
    checkAggregations(query, aggregations);

    const explain = explainFromWire(request.explainOptions);
    const run = await emulator
      .database(parent)
      .reads.runAggregation(caller, query, aggregations, parseConsistency(request), explain);
    if (explain === 'plan') return [explainMetrics(run)];

    const aggregateFields = Object.fromEntries(
      [...run.results].map(([alias, value]) => [alias, valueToWire(value)]),
    );

    return [
      {
        result: { aggregateFields },
        readTime: toTimestamp(run.readMicros),
        ...(run.transaction !== undefined && { transaction: run.transaction }),
        ...explainMetrics(run),
      },
    ];
  },
};

export const executePipeline: StreamMethod = {
  kind: 'server-stream',
  request: 'ExecutePipelineRequest',
  response: 'google.protobuf.Empty',
  handle(_context, request: { database?: string }) {
    parseDatabaseName(request.database ?? '');
    throw new StatusError(
      'INVALID_ARGUMENT',
      'ExecutePipeline requires the Database Edition to be `enterprise`.',
    );
  },
};

import { StatusError, unimplemented } from '../../status/status.ts';
import { parseParentName } from '../../storage/names.ts';
import type { WireAggregationQuery, WireConsistency, WireStructuredQuery } from '../wire/messages.ts';
import { timestampOf } from '../wire/numbers.ts';
import { aggregationsFromWire, queryFromWire } from '../wire/queries.ts';
import { documentToWire, valueToWire } from '../wire/values.ts';
import { consistencyOf } from './consistency.ts';
import type { StreamMethod, UnaryMethod } from './context.ts';
import type { QueryRows } from '../../server/reads.ts';

export const runQuery: StreamMethod = {
  kind: 'server-stream',
  request: 'RunQueryRequest',
  response: 'RunQueryResponse',
  handle(
    { emulator, caller },
    request: WireConsistency & {
      parent?: string;
      structuredQuery?: WireStructuredQuery;
      explainOptions?: object;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    if (request.explainOptions) throw unimplemented('Query explain (explain_options)');
    const query = queryFromWire(parent.path, request.structuredQuery);
    const result = emulator.database(parent).reads.runQuery(caller, query, consistencyOf(request));
    return queryAnswers(result);
  },
};

/** One answer a row, made only as they are sent; without rows one that carries the rest. */
function* queryAnswers({ documents, skipped, readMicros, transaction }: QueryRows): IterableIterator<object> {
  const readTime = timestampOf(readMicros);
  if (transaction !== undefined) yield { transaction };
  if (skipped > 0 || documents.length === 0)
    yield { readTime, ...(skipped > 0 && { skippedResults: skipped }) };
  for (const document of documents) yield { document: documentToWire(document), readTime };
}

export const runAggregationQuery: StreamMethod = {
  kind: 'server-stream',
  request: 'RunAggregationQueryRequest',
  response: 'RunAggregationQueryResponse',
  handle(
    { emulator, caller },
    request: WireConsistency & {
      parent?: string;
      structuredAggregationQuery?: WireAggregationQuery;
      explainOptions?: object;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    if (request.explainOptions) throw unimplemented('Query explain (explain_options)');
    const wire = request.structuredAggregationQuery ?? {};
    const query = queryFromWire(parent.path, wire.structuredQuery);
    const aggregations = aggregationsFromWire(wire);
    const run = emulator
      .database(parent)
      .reads.runAggregation(caller, query, aggregations, consistencyOf(request));
    const aggregateFields = Object.fromEntries(
      [...run.results].map(([alias, value]) => [alias, valueToWire(value)]),
    );
    return [
      {
        result: { aggregateFields },
        readTime: timestampOf(run.readMicros),
        ...(run.transaction !== undefined && { transaction: run.transaction }),
      },
    ];
  },
};

export const partitionQuery: UnaryMethod = {
  kind: 'unary',
  request: 'PartitionQueryRequest',
  response: 'PartitionQueryResponse',
  handle() {
    throw unimplemented('PartitionQuery');
  },
};

export const executePipeline: StreamMethod = {
  kind: 'server-stream',
  // The messages are newer than the published schema; nothing of the request is looked at.
  request: 'google.protobuf.Empty',
  response: 'google.protobuf.Empty',
  handle() {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'ExecutePipeline requires the Database Edition to be `enterprise`.',
    );
  },
};

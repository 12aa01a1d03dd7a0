import { invalidArgument } from '../../status/status.ts';
import { parseParentName } from '../../storage/names.ts';
import { requireAdmin } from '../../server/caller.ts';
import type { WireConsistency, WireLong, WireStructuredQuery } from '../wire/messages.ts';
import { toBigInt, toMicros } from '../wire/numbers.ts';
import { queryFromWire } from '../wire/queries.ts';
import { authenticate, type UnaryMethod } from './context.ts';

/** Cuts a collection group into parts that can be read in parallel. */
export const partitionQuery: UnaryMethod = {
  kind: 'unary',
  request: 'PartitionQueryRequest',
  response: 'PartitionQueryResponse',
  handle(
    context,
    request: Pick<WireConsistency, 'readTime'> & {
      parent?: string;
      structuredQuery?: WireStructuredQuery;
      partitionCount?: WireLong;
      pageSize?: number;
      pageToken?: string;
    },
  ) {
    const parent = parseParentName(request.parent ?? '');
    const { emulator, caller } = authenticate(context);
    requireAdmin(caller);
    if (parent.path.length > 0) throw invalidArgument('A partitioned query starts from the root.');

    const count = toBigInt(request.partitionCount);
    if (count <= 0n) throw invalidArgument('partition_count must be positive.');

    const pageSize = request.pageSize ?? 0;
    if (pageSize < 0) throw invalidArgument('page_size is negative.');

    const page = pageFrom(request.pageToken ?? '');
    const readMicros = request.readTime ? toMicros(request.readTime) : page.readMicros;
    const cuts = emulator
      .database(parent)
      .reads.partition(queryFromWire(parent.path, request.structuredQuery), Number(count), readMicros);
    const end = pageSize === 0 ? cuts.names.length : page.start + pageSize;

    return {
      partitions: cuts.names
        .slice(page.start, end)
        .map((referenceValue) => ({ values: [{ referenceValue }], before: true })),
      ...(end < cuts.names.length && { nextPageToken: `${end} ${cuts.readMicros}` }),
    };
  },
};

/** Later pages use the state of the first, so that the cuts match. */
function pageFrom(token: string): { readonly start: number; readonly readMicros?: bigint } {
  if (token === '') return { start: 0 };
  const [, start, micros] = /^(\d+) (\d+)$/.exec(token) ?? [];
  if (start === undefined || micros === undefined) throw invalidArgument('Invalid page_token.');
  return { start: Number(start), readMicros: BigInt(micros) };
}

import { invalidArgument } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';
import { isDocumentId } from '../values/field-path.ts';
import type { Query } from './query.ts';

/** Refuses a query that cannot be cut into partitions: only a whole collection group in the order of names can. */
export function checkPartitioned(query: Query): void {
  const byName = query.orderBy.every(({ field, direction }) => isDocumentId(field) && direction === 'asc');
  const bare =
    query.where === undefined &&
    query.startAt === undefined &&
    query.endAt === undefined &&
    query.offset === undefined &&
    query.limit === undefined &&
    query.nearest === undefined;
  if (query.allDescendants && query.collectionId !== '' && byName && bare) return;
  throw invalidArgument(
    'A partitioned query must be a collection group ordered by __name__ ascending, ' +
      'without filters, cursors, offset or limit.',
  );
}

/** The documents at which `count` cuts divide the rows evenly: fewer where there are not rows enough. */
export function cutPoints(rows: readonly StoredDocument[], count: number): readonly StoredDocument[] {
  const cuts = Math.min(count, Math.max(0, rows.length - 1));
  return Array.from(
    { length: cuts },
    (_, cut) => rows[Math.floor(((cut + 1) * rows.length) / (cuts + 1))],
  ).flatMap((row) => row ?? []);
}

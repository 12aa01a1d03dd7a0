import { invalidArgument } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';
import { isDocumentId } from '../values/field-path.ts';
import type { Query } from './query.ts';

/** Refuses a query that can't be partitioned: only a whole collection group sorted by name can. */
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

/** The documents at which `count` cuts divide the rows evenly; fewer if there aren't enough rows. */
export function listCutPoints(rows: readonly StoredDocument[], count: number): readonly StoredDocument[] {
  const cuts = Math.min(count, Math.max(0, rows.length - 1));
  return Array.from(
    { length: cuts },
    (_, cut) => rows[Math.floor(((cut + 1) * rows.length) / (cuts + 1))],
  ).flatMap((row) => row ?? []);
}

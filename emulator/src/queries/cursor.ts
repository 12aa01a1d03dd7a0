import { compareValues } from '../values/order.ts';
import type { StoredDocument } from '../values/value.ts';
import { getFieldValue } from './match.ts';
import type { Cursor, Order, Query } from './query.ts';

export function isWithinCursors(query: Query, orders: readonly Order[], document: StoredDocument): boolean {
  return !isBeyondStart(query, orders, document) && !isBeyondEnd(query, orders, document);
}

export function isBeyondStart(
  { startAt }: Query,
  orders: readonly Order[],
  document: StoredDocument,
): boolean {
  if (startAt === undefined) return false;
  const order = compareWithCursor(startAt, orders, document);
  return startAt.before ? order < 0 : order <= 0;
}

export function isBeyondEnd({ endAt }: Query, orders: readonly Order[], document: StoredDocument): boolean {
  if (endAt === undefined) return false;
  const order = compareWithCursor(endAt, orders, document);
  return endAt.before ? order >= 0 : order > 0;
}

/** Negative when the document sorts before the cursor; compares as many orders as the cursor has values. */
function compareWithCursor(cursor: Cursor, orders: readonly Order[], document: StoredDocument): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = orders[index];
    const value = order && getFieldValue(document, order.field);
    if (order === undefined || value === undefined) break;
    const byField = compareValues(value, bound);
    if (byField !== 0) return order.direction === 'asc' ? byField : -byField;
  }
  return 0;
}

import { compareValues } from '../values/order.ts';
import type { StoredDocument } from '../values/value.ts';
import { fieldValue } from './match.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Whether a document lies between the query's cursors. */
export function withinCursors(query: Query, orders: readonly Order[], document: StoredDocument): boolean {
  if (query.startAt !== undefined) {
    const order = compareWithCursor(query.startAt, orders, document);
    if (query.startAt.before ? order < 0 : order <= 0) return false;
  }
  if (query.endAt !== undefined) {
    const order = compareWithCursor(query.endAt, orders, document);
    if (query.endAt.before ? order >= 0 : order > 0) return false;
  }
  return true;
}

/** Negative when the document sorts before the position; only as many orders count as the cursor has values. */
function compareWithCursor(cursor: Cursor, orders: readonly Order[], document: StoredDocument): number {
  for (const [index, bound] of cursor.values.entries()) {
    const order = orders[index];
    const value = order && fieldValue(document, order.field);
    if (order === undefined || value === undefined) break;
    const byField = compareValues(value, bound);
    if (byField !== 0) return order.direction === 'asc' ? byField : -byField;
  }
  return 0;
}

import { Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '@domain/contract.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../../platform/firestore/cursor.ts';

export const PAGE = 20;

export const toIso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();

/** Parses a cursor of a list sorted by moment; 422 for an invalid one. */
export const parseMomentStart = (
  cursor: string | undefined,
): { readonly at: Timestamp; readonly id: string } | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { at: parseMoment(keys), id };
};

/** Returns a page with its next cursor, from the last item's moment or day; none when the page isn't full. */
export const toPage = <Item extends { readonly id: string }>(
  items: readonly Item[],
  last: Instant | string | null | undefined,
): { readonly items: readonly Item[]; readonly cursor?: string } => {
  const id = items.at(-1)?.id;
  if (id === undefined || last === null || last === undefined || items.length < PAGE) return { items };
  if (typeof last === 'string') return { items, cursor: encodeCursor(last, id) };
  const { seconds, nanoseconds } = last instanceof Timestamp ? last : Timestamp.fromMillis(last.toMillis());
  return { items, cursor: encodeCursor(seconds, nanoseconds, id) };
};

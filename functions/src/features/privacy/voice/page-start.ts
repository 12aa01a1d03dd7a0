import { Timestamp } from 'firebase-admin/firestore';
import type { Instant } from '@domain/contract.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../../firestore/cursor.ts';

/** Records of one page. */
export const PAGE = 20;

/** A moment as JSON has it. */
export const iso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();

/** What a page begins behind, of a list by a moment; 422 for a cursor that is not ours. */
export const momentStart = (
  cursor: string | undefined,
): { readonly at: Timestamp; readonly id: string } | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { at: momentIn(keys), id };
};

/** Items with where the next page begins, by the moment or day of the last of them; nowhere where this one is not full. */
export const pageOf = <Item extends { readonly id: string }>(
  items: readonly Item[],
  last: Instant | string | null | undefined,
): { readonly items: readonly Item[]; readonly cursor?: string } => {
  const id = items.at(-1)?.id;
  if (id === undefined || last === null || last === undefined || items.length < PAGE) return { items };
  if (typeof last === 'string') return { items, cursor: encodeCursor(last, id) };
  const { seconds, nanoseconds } = last instanceof Timestamp ? last : Timestamp.fromMillis(last.toMillis());
  return { items, cursor: encodeCursor(seconds, nanoseconds, id) };
};

import { FieldPath, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  BOOKINGS_MAX,
  type Calendar,
  type CalendarBooking,
  type CalendarFeed,
} from '@domain/availability/availability.ts';
import { spansOverlap, type Span } from '@domain/availability/slot-times.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { collection } from '../../platform/firestore/collection.ts';

const calendars = collection<Calendar>('calendars');

/** Age at which the next write drops ended bookings, in milliseconds. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1000;

const NONE: Calendar['bookings'] = {};

export const findBookings = async (uid: string, transaction?: Transaction): Promise<Calendar['bookings']> => {
  return (await calendars.get(uid, transaction))?.bookings ?? NONE;
};

/** Returns whether any booking, except the named ones, overlaps a span. */
export const isBooked = (
  bookings: Calendar['bookings'],
  span: Span,
  exceptIds: readonly string[] = [],
): boolean =>
  Object.entries(bookings).some(
    ([id, { from, to }]) =>
      !exceptIds.includes(id) && spansOverlap(span, { from: from.toMillis(), to: to.toMillis() }),
  );

/** Books a person whose bookings this transaction has read; a concurrent booking makes one of the two retry and see the other. 409: calendar full. */
export const book = (
  transaction: Transaction,
  uid: string,
  known: Calendar['bookings'],
  id: string,
  { from, to, ...booking }: Pick<CalendarBooking, 'agencyId' | 'projectId'> & Span,
): void => {
  const recently = Date.now() - FORGET_MS;
  const kept = Object.entries(known).filter(
    ([other, { to: end }]) => other !== id && end.toMillis() > recently,
  );
  if (kept.length >= BOOKINGS_MAX)
    throw new AppError(409, 'availability.calendarFull', { values: { max: BOOKINGS_MAX } });
  const own = { ...booking, from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(to) };
  const bookings = { ...Object.fromEntries(kept), [id]: own };
  transaction.set(calendars.doc(uid), { bookings }, { mergeFields: ['bookings'] });
};

export const findFeed = async (uid: string, transaction?: Transaction): Promise<CalendarFeed | undefined> => {
  return (await calendars.get(uid, transaction))?.feed;
};

export const setFeed = (transaction: Transaction, uid: string, feed: CalendarFeed): void => {
  transaction.set(calendars.doc(uid), { feed }, { mergeFields: ['feed'] });
};

export const unbook = (transaction: Transaction, uid: string, id: string): void => {
  transaction.update(calendars.doc(uid), new FieldPath('bookings', id), FieldValue.delete());
};

import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  BOOKINGS_MAX,
  type Calendar,
  type CalendarBooking,
  type CalendarFeed,
} from '@domain/availability/availability.ts';
import { spansOverlap, type Span } from '@domain/availability/slot-times.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const calendars = collection<Calendar>('calendars');

/** Age at which the next write drops ended bookings, in milliseconds. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1000;

const NONE: Calendar['bookings'] = {};

export const findBookings = async (uid: string, work?: Work): Promise<Calendar['bookings']> => {
  return (await calendars.get(uid, work))?.bookings ?? NONE;
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
  work: Work,
  uid: string,
  stored: Calendar['bookings'],
  id: string,
  { from, to, ...booking }: Pick<CalendarBooking, 'agencyId' | 'projectId'> & Span,
): void => {
  const recently = Date.now() - FORGET_MS;
  const current = Object.entries(stored).filter(
    ([bookingId, { to: end }]) => bookingId !== id && end.toMillis() > recently,
  );
  if (current.length >= BOOKINGS_MAX)
    throw new AppError(409, 'availability.calendarFull', { values: { max: BOOKINGS_MAX } });
  const added = { ...booking, from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(to) };
  const bookings = { ...Object.fromEntries(current), [id]: added };
  work.transaction.set(calendars.doc(uid), { bookings }, { mergeFields: ['bookings'] });
};

export const findFeed = async (uid: string, work?: Work): Promise<CalendarFeed | undefined> => {
  return (await calendars.get(uid, work))?.feed;
};

export const setFeed = (work: Work, uid: string, feed: CalendarFeed): void => {
  work.transaction.set(calendars.doc(uid), { feed }, { mergeFields: ['feed'] });
};

export const unbook = (work: Work, uid: string, id: string): void => {
  work.transaction.update(calendars.doc(uid), new FieldPath('bookings', id), FieldValue.delete());
};

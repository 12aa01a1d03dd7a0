import type { Calendar, CalendarBooking, CalendarFeed } from '@domain/availability/availability.ts';
import { spansOverlap, type Span } from '@domain/availability/slot-times.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const calendars = collection<Calendar>('calendars');

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

export interface Booking extends Pick<CalendarBooking, 'agencyId' | 'projectId'>, Span {
  readonly id: string;
}

export const findFeed = async (uid: string, work?: Work): Promise<CalendarFeed | undefined> => {
  return (await calendars.get(uid, work))?.feed;
};

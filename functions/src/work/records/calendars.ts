import { Timestamp } from 'firebase-admin/firestore';
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

export interface Booking extends Pick<CalendarBooking, 'agencyId' | 'projectId'>, Span {
  readonly id: string;
}

/** Ends and adds bookings of a person; a concurrent booking makes one of the two units retry and see the other. 409: calendar full. */
export const changeBookings = async (
  work: Work,
  uid: string,
  { ended, added }: { readonly ended: ReadonlySet<string>; readonly added: readonly Booking[] },
): Promise<void> => {
  const stored = await findBookings(uid, work);
  if (added.length === 0 && !Object.keys(stored).some((id) => ended.has(id))) return;

  const recently = Date.now() - FORGET_MS;
  const remaining = Object.entries(stored).filter(
    ([id, { to }]) => !ended.has(id) && to.toMillis() > recently,
  );
  const begun = added.map(({ id, from, to, ...booking }) => {
    const times = { from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(to) };
    return [id, { ...booking, ...times }] as const;
  });

  const bookings = Object.fromEntries([...remaining, ...begun]);
  if (added.length > 0 && Object.keys(bookings).length > BOOKINGS_MAX)
    throw new AppError(409, 'availability.calendarFull', { values: { max: BOOKINGS_MAX } });
  work.transaction.set(calendars.doc(uid), { bookings }, { mergeFields: ['bookings'] });
};

export const findFeed = async (uid: string, work?: Work): Promise<CalendarFeed | undefined> => {
  return (await calendars.get(uid, work))?.feed;
};

export const setFeed = (work: Work, uid: string, feed: CalendarFeed): void => {
  work.transaction.set(calendars.doc(uid), { feed }, { mergeFields: ['feed'] });
};

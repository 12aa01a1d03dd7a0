import { Timestamp } from 'firebase-admin/firestore';
import { BOOKINGS_MAX, type CalendarFeed } from '@domain/availability/availability.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Work } from '../unit/work.ts';
import { calendars, findBookings, type Booking } from '../collections/calendars.ts';

/** Age at which the next write drops ended bookings, in milliseconds. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1000;

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

export const setFeed = (work: Work, uid: string, feed: CalendarFeed): void => {
  work.transaction.set(calendars.doc(uid), { feed }, { mergeFields: ['feed'] });
};

import { FieldPath, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Calendar, CalendarBooking, CalendarFeed } from '@domain/availability/availability.ts';
import { overlap, type Span } from '@domain/availability/slot-times.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';

const calendars = () => collectionOf('calendars');

/** Bookings that ended this long ago are forgotten with the next one, in milliseconds: they keep nobody from anything. */
const FORGET_MS = 30 * 24 * 60 * 60 * 1000;

const NONE: Calendar['bookings'] = {};

/** What somebody is booked for, by the request it came from, in every agency. */
export const bookingsOf = async (uid: string, transaction?: Transaction): Promise<Calendar['bookings']> => {
  const ref = calendars().doc(uid);
  return documentOf<Calendar>(await (transaction ? transaction.get(ref) : ref.get()))?.bookings ?? NONE;
};

/** Whether one of some bookings, other than the one named, takes any of this time. */
export const isBooked = (bookings: Calendar['bookings'], span: Span, exceptId: string): boolean =>
  Object.entries(bookings).some(
    ([id, { from, to }]) => id !== exceptId && overlap(span, { from: from.toMillis(), to: to.toMillis() }),
  );

/**
 * Books somebody, whose bookings were read in this transaction: of two that book the same person at one moment, one is
 * carried out again and finds the other's.
 */
export const book = (
  transaction: Transaction,
  uid: string,
  known: Calendar['bookings'],
  id: string,
  { from, to, ...booking }: Pick<CalendarBooking, 'agencyId' | 'projectId'> & Span,
): void => {
  const recently = Date.now() - FORGET_MS;
  const kept = Object.entries(known).filter(([, one]) => one.to.toMillis() > recently);
  const own = { ...booking, from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(to) };
  const bookings = { ...Object.fromEntries(kept), [id]: own };
  transaction.set(calendars().doc(uid), { bookings }, { mergeFields: ['bookings'] });
};

/** The private address of somebody's bookings, if there ever was one. */
export const feedOf = async (uid: string, transaction?: Transaction): Promise<CalendarFeed | undefined> => {
  const ref = calendars().doc(uid);
  return documentOf<Calendar>(await (transaction ? transaction.get(ref) : ref.get()))?.feed;
};

export const setFeed = (transaction: Transaction, uid: string, feed: CalendarFeed): void => {
  transaction.set(calendars().doc(uid), { feed }, { mergeFields: ['feed'] });
};

/** Frees somebody of a booking that there is. */
export const unbook = (transaction: Transaction, uid: string, id: string): void => {
  transaction.update(calendars().doc(uid), new FieldPath('bookings', id), FieldValue.delete());
};

import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { BOOKINGS_MAX, type Calendar, type CalendarBooking } from '@domain/availability/availability.ts';
import type { Work } from '../unit/work.ts';
import { changeBookings } from './calendars.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIB = 1024 * 1024;

/** The longest ids: of a slot's request, which contains project, language, character and talent. */
const ID = 'x'.repeat(100);
const WHERE = { agencyId: 'x'.repeat(40), projectId: 'x'.repeat(20) };
const toSpan = (startsAt: number) => ({ from: startsAt, to: startsAt + DAY_MS / 12 });
const makeBookings = (count: number, startsAt: number): Calendar['bookings'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, CalendarBooking] => {
      const { from, to } = toSpan(startsAt + index * 1000);
      return [`${ID}${index}`, { ...WHERE, from: Timestamp.fromMillis(from), to: Timestamp.fromMillis(to) }];
    }),
  );

/** Bytes as Firestore counts them: a text and a name have one more than their length, a time has eight. */
const measure = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 1;
  if (value instanceof Timestamp) return 8;
  return Object.entries(value as object).reduce(
    (sum, [name, part]) => sum + name.length + 1 + measure(part),
    0,
  );
};

const bookOne = async (bookings: Calendar['bookings'], id = 'new'): Promise<Calendar['bookings']> => {
  let stored: Calendar['bookings'] = {};
  const set = (_: unknown, change: Pick<Calendar, 'bookings'>): void => void (stored = change.bookings);
  const work = { read: () => Promise.resolve({ bookings }), transaction: { set } } as unknown as Work;
  const added = [{ ...WHERE, ...toSpan(Date.now() + DAY_MS), id }];
  await changeBookings(work, 'person', { ended: new Set(), added });
  return stored;
};

describe('a calendar', () => {
  it('fits into its document when full, and then refuses bookings', async () => {
    const full = await bookOne(makeBookings(BOOKINGS_MAX - 1, Date.now()));
    expect(Object.keys(full)).toHaveLength(BOOKINGS_MAX);
    expect(measure(full)).toBeLessThan(MIB / 2);
    await expect(bookOne(full, 'one more')).rejects.toThrow('availability.calendarFull');
    expect(Object.keys(await bookOne(full))).toHaveLength(BOOKINGS_MAX);
  });

  it('accepts new bookings after old ones have ended', async () => {
    const old = makeBookings(BOOKINGS_MAX, Date.now() - 40 * DAY_MS);
    expect(Object.keys(await bookOne(old))).toEqual(['new']);
  });
});

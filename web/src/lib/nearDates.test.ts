import { expect, it } from 'vitest';
import { formatNearDate, getDaysAway, type NearDetail } from './nearDates.ts';

const format = (moment: string, now: string, timeZone: string, detail: NearDetail = 'time', locale = 'en') =>
  formatNearDate(Date.parse(moment), detail, {
    now: Date.parse(now),
    locale,
    clock: 'language',
    timeZone,
    join: (day, time) => `${day} at ${time}`,
  }).replaceAll('\u202f', ' ');

it.each([
  // The same moment is another day in another zone.
  ['2026-11-29T03:10:00Z', '2026-11-29T02:00:00Z', 'Europe/Madrid', 'today at 4:10 AM'],
  ['2026-11-29T03:10:00Z', '2026-11-28T20:00:00Z', 'Europe/Madrid', 'tomorrow at 4:10 AM'],
  ['2026-11-29T03:10:00Z', '2026-11-29T02:00:00Z', 'America/New_York', 'today at 10:10 PM'],
  ['2026-11-29T03:10:00Z', '2026-11-29T14:00:00Z', 'America/New_York', 'yesterday at 10:10 PM'],
  ['2026-11-29T12:30:00Z', '2026-11-29T09:00:00Z', 'Pacific/Kiritimati', 'tomorrow at 2:30 AM'],
  // A day of 23 hours and one of 25.
  ['2026-03-29T21:59:00Z', '2026-03-28T23:30:00Z', 'Europe/Madrid', 'today at 11:59 PM'],
  ['2026-10-25T22:59:00Z', '2026-10-24T22:30:00Z', 'Europe/Madrid', 'today at 11:59 PM'],
  ['2026-12-03T09:00:00Z', '2026-11-29T09:00:00Z', 'Europe/Madrid', 'Thu, Dec 3, 10:00 AM'],
  ['2027-01-03T09:00:00Z', '2026-11-29T09:00:00Z', 'Europe/Madrid', 'Sun, Jan 3, 2027, 10:00 AM'],
])('shows %s at %s in %s as “%s”', (moment, now, zone, shown) => {
  expect(format(moment, now, zone)).toBe(shown);
});

it('shows the zone on request, and only the day when times don’t matter', () => {
  const [moment, now] = ['2026-11-29T03:10:00Z', '2026-11-29T02:00:00Z'] as const;
  expect(format(moment, now, 'Europe/Madrid', 'zone')).toBe('today at 4:10 AM GMT+1');
  expect(format(moment, now, 'Europe/Madrid', 'day', 'es')).toBe('hoy');
  expect(format('2026-11-30T12:00:00Z', now, 'Europe/Madrid', 'day', 'es')).toBe('mañana');
  expect(getDaysAway(Date.parse(moment), Date.parse(now), 'America/New_York')).toBe(0);
});

import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { addWorkingHours, subtractWorkingHours, type WorkingClock } from './working-time.ts';

const HOLIDAYS = ['2026-12-25', '2026-12-26'];
const clock: WorkingClock = {
  zone: 'Europe/Berlin',
  isOff: (day) => DateTime.fromISO(day).weekday > 5 || HOLIDAYS.includes(day),
};
const toMoment = (text: string) => DateTime.fromISO(text, { zone: clock.zone }).toMillis();
const toText = (moment: number) =>
  DateTime.fromMillis(moment, { zone: clock.zone }).toFormat('yyyy-MM-dd HH:mm');

it.each([
  ['within a day', '2026-11-26T20:00', 18, '2026-11-26 02:00'],
  ['over a night', '2026-11-26T10:00', 18, '2026-11-25 16:00'],
  ['over a weekend', '2026-11-30T10:00', 18, '2026-11-27 16:00'],
  ['from a Sunday', '2026-11-29T10:00', 18, '2026-11-27 06:00'],
  ['over Christmas', '2026-12-28T10:00', 18, '2026-12-24 16:00'],
  // The night of 29 March 2026 has one hour less, on a Sunday, which doesn't count.
  ['over a clock change on a weekend', '2026-03-30T10:00', 18, '2026-03-27 16:00'],
])('18 working hours before, %s', (_name, moment, hours, expected) => {
  const before = subtractWorkingHours(toMoment(moment), hours, clock);
  expect(toText(before)).toBe(expected);
  // The end of the last working day, if that is a weekend.
  const end = clock.isOff(moment.slice(0, 10)) ? '2026-11-28 00:00' : moment.replace('T', ' ');
  expect(toText(addWorkingHours(before, hours, clock))).toBe(end);
});

it('counts the hours that pass when clocks change on a working day', () => {
  const everyDay: WorkingClock = { ...clock, isOff: () => false };
  expect(toText(subtractWorkingHours(toMoment('2026-03-29T10:00'), 18, everyDay))).toBe('2026-03-28 15:00');
  expect(toText(subtractWorkingHours(toMoment('2026-10-25T10:00'), 18, everyDay))).toBe('2026-10-24 17:00');
});

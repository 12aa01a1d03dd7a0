import { DateTime, Settings } from 'luxon';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getNightEnd } from '../sessions/signature-reminders.ts';
import { deadline } from '../values/dates.ts';
import { proposeOutcomeDate } from '../auditions/outcome-date.ts';
import { getReminderMoments } from '../auditions/reminders.ts';
import { getBounds, listMonthsUntil, toWeek } from '../figures/spans.ts';
import { getDayInZone } from '../rates/day-in-zone.ts';
import { getFirstBookableDay, getLocalDay, getLocalMinutes, getSlotSpan } from './slot-times.ts';

const moment = (iso: string): number => Date.parse(iso);
const toIso = (millis: number): string => new Date(millis).toISOString().replace('.000Z', 'Z');

/** Moments around clock changes and midnight UTC, with the local day and time. Mexico City has changed no clocks since 2022. */
const LOCAL: readonly (readonly [zone: string, iso: string, day: string, time: string])[] = [
  ['Europe/Madrid', '2027-03-28T00:59:59Z', '2027-03-28', '01:59'],
  ['Europe/Madrid', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ['Europe/Madrid', '2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
  ['Europe/Madrid', '2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
  ['Europe/Madrid', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ['Europe/London', '2027-03-28T00:59:59Z', '2027-03-28', '00:59'],
  ['Europe/London', '2027-03-28T01:00:00Z', '2027-03-28', '02:00'],
  ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25', '00:00'],
  ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-25', '23:59'],
  ['Europe/London', '2026-12-31T23:59:59Z', '2026-12-31', '23:59'],
  ['Pacific/Auckland', '2026-09-26T13:59:59Z', '2026-09-27', '01:59'],
  ['Pacific/Auckland', '2026-09-26T14:00:00Z', '2026-09-27', '03:00'],
  ['Pacific/Auckland', '2027-04-03T10:59:59Z', '2027-04-03', '23:59'],
  ['Pacific/Auckland', '2027-04-03T14:00:00Z', '2027-04-04', '02:00'],
  ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01', '00:00'],
  ['America/Mexico_City', '2027-04-04T08:00:00Z', '2027-04-04', '02:00'],
  ['America/Mexico_City', '2026-10-25T05:59:59Z', '2026-10-24', '23:59'],
  ['America/Mexico_City', '2026-10-25T06:00:00Z', '2026-10-25', '00:00'],
  ['America/Mexico_City', '2027-01-01T00:00:00Z', '2026-12-31', '18:00'],
];

describe.each(LOCAL)('in %s at %s', (zone, iso, day, time) => {
  it(`is ${day} ${time} in every function`, () => {
    const millis = moment(iso);
    expect(getDayInZone(zone, new Date(millis))).toBe(day);
    expect(getLocalDay(millis, zone)).toBe(day);
    expect(getLocalMinutes(millis, zone)).toBe(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    expect(listMonthsUntil(millis, 1, zone)).toEqual([day.slice(0, 7)]);
    const isNight = time < '08:00' || time >= '21:00';
    expect(getNightEnd(millis, zone) !== undefined).toBe(isNight);
  });
});

it.each([
  ['Europe/Madrid', '2026-10-25T22:59:59Z', '2026-10-26', '2026-10-19'],
  ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-27', '2026-10-26'],
  ['Europe/London', '2026-10-25T23:59:59Z', '2026-10-26', '2026-10-19'],
  ['Europe/London', '2026-10-26T00:00:00Z', '2026-10-27', '2026-10-26'],
  ['Pacific/Auckland', '2027-04-04T11:59:59Z', '2027-04-05', '2027-03-29'],
  ['Pacific/Auckland', '2027-04-04T12:00:00Z', '2027-04-06', '2027-04-05'],
  ['America/Mexico_City', '2026-10-26T05:59:59Z', '2026-10-26', '2026-10-19'],
  ['America/Mexico_City', '2026-10-26T06:00:00Z', '2026-10-27', '2026-10-26'],
])('%s at %s can book from %s, in the week of %s', (zone, iso, bookable, week) => {
  expect(getFirstBookableDay(zone, moment(iso))).toBe(bookable);
  expect(toWeek(moment(iso), zone)).toBe(week);
});

it.each([
  ['Europe/Madrid', '2027-03-22', '2027-03-21T23:00:00Z', '2027-03-28T22:00:00Z'],
  ['Europe/London', '2026-10-19', '2026-10-18T23:00:00Z', '2026-10-26T00:00:00Z'],
  ['Pacific/Auckland', '2026-09-21', '2026-09-20T12:00:00Z', '2026-09-27T11:00:00Z'],
  ['Pacific/Auckland', '2027-03-29', '2027-03-28T11:00:00Z', '2027-04-04T12:00:00Z'],
  ['America/Mexico_City', '2026-10-19', '2026-10-19T06:00:00Z', '2026-10-26T06:00:00Z'],
])('%s: the week of %s lasts from %s to %s', (zone, week, from, until) => {
  const bounds = getBounds(week, zone);
  expect([toIso(bounds.from), toIso(bounds.until)]).toEqual([from, until]);
});

it.each([
  ['Europe/Madrid', '2027-03-28', '08-10', '2027-03-28T06:00:00Z', '2027-03-28T08:00:00Z'],
  ['Europe/Madrid', '2026-10-24', '02-04', '2026-10-25T00:00:00Z', '2026-10-25T03:00:00Z'],
  ['Europe/Madrid', '2026-10-24', '00-02', '2026-10-24T22:00:00Z', '2026-10-25T01:00:00Z'],
  ['Europe/London', '2027-03-27', '00-02', '2027-03-28T00:00:00Z', '2027-03-28T01:00:00Z'],
  ['Europe/London', '2026-10-25', '22-00', '2026-10-25T22:00:00Z', '2026-10-26T00:00:00Z'],
  ['Pacific/Auckland', '2026-09-26', '02-04', '2026-09-26T14:00:00Z', '2026-09-26T15:00:00Z'],
  ['Pacific/Auckland', '2027-04-03', '02-04', '2027-04-03T13:00:00Z', '2027-04-03T16:00:00Z'],
  ['America/Mexico_City', '2026-10-24', '02-04', '2026-10-25T08:00:00Z', '2026-10-25T10:00:00Z'],
] as const)('%s: the slot %s %s lasts from %s to %s', (zone, day, label, from, to) => {
  const span = getSlotSpan({ day, label }, zone);
  expect([toIso(span.from), toIso(span.to)]).toEqual([from, to]);
});

it.each([
  ['Europe/Madrid', '2026-10-23T18:00:00+02:00', '2026-10-28T18:00:00.000+01:00'],
  ['Europe/London', '2027-03-26T18:00:00Z', '2027-03-31T18:00:00.000+01:00'],
  ['Pacific/Auckland', '2026-09-25T18:00:00+12:00', '2026-09-30T18:00:00.000+13:00'],
  ['America/Mexico_City', '2026-10-23T18:00:00-06:00', '2026-10-28T18:00:00.000-06:00'],
])('%s: takes due %s have an outcome at the same local time', (zone, due, outcome) => {
  expect(proposeOutcomeDate(due, zone)).toBe(outcome);
});

it.each([
  // Due at noon after the change: a day and three hours before, on the clock of the day.
  ['Europe/Madrid', '2026-10-25T11:00:00Z', ['2026-10-24T11:00:00Z', '2026-10-25T08:00:00Z']],
  ['Europe/London', '2027-03-28T11:00:00Z', ['2027-03-27T11:00:00Z', '2027-03-28T08:00:00Z']],
  ['Pacific/Auckland', '2026-09-26T23:00:00Z', ['2026-09-25T23:00:00Z', '2026-09-26T20:00:00Z']],
  // 08:00 and 05:00 local; the second moves to the evening before, as the morning leaves no time.
  ['America/Mexico_City', '2026-10-25T14:00:00Z', ['2026-10-24T14:00:00Z', '2026-10-25T02:00:00Z']],
])('%s: a request due %s is repeated by day', (zone, due, reminders) => {
  const source = { requestedAt: moment('2026-01-01T00:00:00Z'), deadline: moment(due) };
  expect(getReminderMoments(source, zone).map(toIso)).toEqual(reminders);
});

describe('a deadline', () => {
  afterEach(() => {
    vi.useRealTimers();
    Settings.defaultZone = 'system';
  });

  it.each([
    ['2026-10-25T22:30:00Z', '2026-10-25T23:59:00+01:00', '2026-10-26T00:30:00+01:00'],
    ['2027-03-27T22:59:00Z', '2027-03-27T23:59:30+00:00', '2027-03-28T02:30:00+01:00'],
    ['2026-09-26T10:30:00Z', '2026-09-26T23:59:00+12:00', '2026-09-27T03:30:00+13:00'],
    ['2026-10-26T05:30:00Z', '2026-10-25T23:59:00-06:00', '2026-10-26T00:30:00-06:00'],
  ])('at %s is after today where it was written: not %s, but %s', async (now, today, tomorrow) => {
    vi.useFakeTimers({ now: moment(now), toFake: ['Date'] });
    expect(await deadline().isValid(today)).toBe(false);
    expect(await deadline().isValid(tomorrow)).toBe(true);
  });

  it.each([
    ['Europe/Madrid', '2027-03-28'],
    ['Europe/Madrid', '2026-10-25'],
    ['Europe/London', '2027-03-28'],
    ['Europe/London', '2026-10-25'],
    ['Pacific/Auckland', '2026-09-27'],
    ['Pacific/Auckland', '2027-04-04'],
    ['America/Mexico_City', '2027-04-04'],
    ['America/Mexico_City', '2026-10-25'],
  ])('in %s may be tomorrow but not today, at each hour around %s', async (zone, change) => {
    const start = DateTime.fromISO(change, { zone }).minus({ days: 2 });
    for (let hour = 0; hour < 4 * 24; hour += 1) {
      const moment = start.plus({ hours: hour, minutes: 30 });
      vi.useFakeTimers({ now: moment.toMillis(), toFake: ['Date'] });

      const today = moment.endOf('day').toISO() ?? '';
      const tomorrow = moment.plus({ days: 1 }).set({ hour: 0, minute: 10 }).toISO() ?? '';
      const late = moment.plus({ days: 1 }).endOf('day').toISO() ?? '';
      Settings.defaultZone = zone;
      expect([tomorrow, await deadline().isValid(tomorrow)]).toEqual([tomorrow, true]);
      expect([late, await deadline().isValid(late)]).toEqual([late, true]);
      expect([today, await deadline().isValid(today)]).toEqual([today, false]);
      // A server knows only the offset.
      Settings.defaultZone = 'Asia/Kathmandu';
      expect([tomorrow, await deadline().isValid(tomorrow)]).toEqual([tomorrow, true]);
      expect([late, await deadline().isValid(late)]).toEqual([late, true]);
    }
  });
});

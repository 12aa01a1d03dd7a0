import { describe, expect, it } from 'vitest';
import {
  getFirstSignatureReminder,
  getNextSignatureReminder,
  getNightEnd,
  SIGNATURE_REMINDERS,
} from './signature-reminders.ts';

const parse = (iso: string): number => Date.parse(iso);
const text = (moment: number | null | undefined): string | null | undefined =>
  typeof moment === 'number' ? new Date(moment).toISOString().replace(':00.000Z', 'Z') : moment;

describe('signature reminders', () => {
  it.each([
    // [started at, zone, 1st, 2nd, 3rd]: by day, 1, 3 and 7 days later to the minute.
    ['2031-01-10T12:15Z', 'UTC', '2031-01-11T12:15Z', '2031-01-13T12:15Z', '2031-01-17T12:15Z'],
    // 8:00 is day and 21:00 is night.
    ['2031-01-10T08:00Z', 'UTC', '2031-01-11T08:00Z', '2031-01-13T08:00Z', '2031-01-17T08:00Z'],
    ['2031-01-10T20:59Z', 'UTC', '2031-01-11T20:59Z', '2031-01-13T20:59Z', '2031-01-17T20:59Z'],
    ['2031-01-10T21:00Z', 'UTC', '2031-01-12T08:00Z', '2031-01-14T08:00Z', '2031-01-18T08:00Z'],
    // Before dawn: the same morning. Late in the evening: the next one.
    ['2031-01-10T00:00Z', 'UTC', '2031-01-11T08:00Z', '2031-01-13T08:00Z', '2031-01-17T08:00Z'],
    ['2031-01-10T07:59Z', 'UTC', '2031-01-11T08:00Z', '2031-01-13T08:00Z', '2031-01-17T08:00Z'],
    ['2031-01-10T23:59Z', 'UTC', '2031-01-12T08:00Z', '2031-01-14T08:00Z', '2031-01-18T08:00Z'],
    // Day and night are those of the zone, whose date may differ from the date in UTC.
    [
      '2031-01-10T03:00Z',
      'America/Los_Angeles',
      '2031-01-11T03:00Z',
      '2031-01-13T03:00Z',
      '2031-01-17T03:00Z',
    ],
    ['2031-01-10T12:00Z', 'Asia/Tokyo', '2031-01-11T23:00Z', '2031-01-13T23:00Z', '2031-01-17T23:00Z'],
    ['2031-01-10T15:30Z', 'Asia/Tokyo', '2031-01-11T23:00Z', '2031-01-13T23:00Z', '2031-01-17T23:00Z'],
    // Clocks go forward in Madrid on 2031-03-30: 8:00 is 7:00Z before and 6:00Z after.
    ['2031-03-28T22:00Z', 'Europe/Madrid', '2031-03-30T06:00Z', '2031-04-01T06:00Z', '2031-04-05T06:00Z'],
  ] as const)('of a report started at %s in %s', (started, zone, ...expected) => {
    const startedAt = parse(started);
    const due = expected.map((_, sent) => text(getNextSignatureReminder(startedAt, sent, zone)));
    expect(due).toEqual(expected);
    expect(text(getFirstSignatureReminder(startedAt, zone))).toBe(expected[0]);
  });

  it('are three', () => {
    expect(SIGNATURE_REMINDERS).toBe(3);
    expect(getNextSignatureReminder(parse('2031-01-10T12:00Z'), 3, 'UTC')).toBeNull();
  });

  it.each([
    ['2031-01-10T06:59Z', 'Europe/Madrid', '2031-01-10T07:00Z'],
    ['2031-01-10T07:00Z', 'Europe/Madrid', undefined],
    ['2031-01-10T19:59Z', 'Europe/Madrid', undefined],
    ['2031-01-10T20:00Z', 'Europe/Madrid', '2031-01-11T07:00Z'],
  ])('at %s in %s wait for %s', (moment, zone, expected) => {
    expect(text(getNightEnd(parse(moment), zone))).toBe(expected);
  });
});

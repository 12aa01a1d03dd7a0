import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { getFirstCheck, REMINDER_GAP_MS, getReminderMoments, getReminding } from './reminders.ts';

const HOUR = 60 * 60 * 1000;
const toMillis = (local: string, zone: string): number => DateTime.fromISO(local, { zone }).toMillis();
const read = (moments: readonly number[], zone: string) =>
  moments.map((moment) => DateTime.fromMillis(moment, { zone }).toFormat('dd HH:mm'));

/** [zone, requested, deadline, reminded at], all by the zone's clock. */
const CASES: readonly (readonly [why: string, string, string, string, readonly string[]])[] = [
  ['by day', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T18:00', ['07 18:00', '08 15:00']],
  ['both at night', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T00:30', ['07 08:00', '07 20:00']],
  ['the evening before', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T08:59', ['07 08:59', '07 20:00']],
  ['an hour is left', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T09:00', ['07 09:00', '08 08:00']],
  ['at 08:00 sharp', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T11:00', ['07 11:00', '08 08:00']],
  ['just before 21:00', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T20:59', ['07 20:59', '08 17:59']],
  ['at 21:00 sharp', 'Europe/Madrid', '2026-05-01T10:00', '2026-05-08T21:00', ['08 08:00', '08 18:00']],
  ['clocks forward', 'Europe/Madrid', '2026-03-20T10:00', '2026-03-29T12:00', ['28 11:00', '29 09:00']],
  ['forward at night', 'Europe/Madrid', '2026-03-20T10:00', '2026-03-29T09:30', ['28 08:30', '29 08:00']],
  ['clocks back', 'Europe/Madrid', '2026-10-20T10:00', '2026-10-25T12:00', ['24 13:00', '25 09:00']],
  ['back at night', 'America/New_York', '2026-10-20T10:00', '2026-11-01T04:00', ['31 08:00', '31 20:00']],
  ['half an hour', 'Asia/Kolkata', '2026-05-01T10:00', '2026-05-08T09:30', ['07 09:30', '08 08:00']],
  ['three quarters', 'Asia/Kathmandu', '2026-05-01T10:00', '2026-05-08T23:45', ['08 08:00', '08 20:45']],
  ['the date line', 'Pacific/Chatham', '2026-05-01T10:00', '2026-05-08T02:15', ['07 08:00', '07 20:00']],
  ['asked 23 h before', 'Europe/Madrid', '2026-05-07T19:00', '2026-05-08T18:00', ['08 15:00']],
  ['asked 26 h before', 'Europe/Madrid', '2026-05-07T16:00', '2026-05-08T18:00', ['07 18:00', '08 15:00']],
  ['asked 25 h before', 'Europe/Madrid', '2026-05-07T17:00', '2026-05-08T18:00', ['08 15:00']],
  ['asked 5 h before', 'Europe/Madrid', '2026-05-08T13:00', '2026-05-08T18:00', ['08 15:00']],
  ['asked 4 h before', 'Europe/Madrid', '2026-05-08T14:00', '2026-05-08T18:00', []],
  ['asked late at night', 'Europe/Madrid', '2026-05-07T23:00', '2026-05-08T08:30', []],
];

describe('reminders of a deadline', () => {
  it.each(CASES)('%s, %s: requested %s, due %s', (_why, zone, requested, due, moments) => {
    const invitation = { requestedAt: toMillis(requested, zone), deadline: toMillis(due, zone) };
    expect(read(getReminderMoments(invitation, zone), zone)).toEqual(moments);
  });

  it('keep their distance from night, request, deadline and each other, all year round', () => {
    const wrong: string[] = [];
    for (const zone of ['Europe/Madrid', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
      const first = toMillis('2026-01-01T00:00', zone);
      for (let deadline = first; deadline < first + 366 * 24 * HOUR; deadline += 19.25 * HOUR) {
        const invitation = { requestedAt: deadline - 48 * HOUR, deadline };
        const moments = getReminderMoments(invitation, zone);
        const [day = NaN, last = NaN] = moments;
        const isApart = last - day >= REMINDER_GAP_MS && deadline - last >= HOUR;
        const isByDay = moments.every((moment) => {
          const { hour } = DateTime.fromMillis(moment, { zone });
          return hour >= 8 && hour < 21;
        });
        if (!isApart || !isByDay || day < (getFirstCheck(invitation) ?? Infinity))
          wrong.push(`${zone} ${read([deadline], zone).join('')}: ${read(moments, zone).join(', ')}`);
      }
    }

    expect(wrong).toEqual([]);
  });
});

describe('what is due', () => {
  const zone = 'Europe/Madrid';
  const invitation = {
    requestedAt: toMillis('2026-05-01T10:00', zone),
    deadline: toMillis('2026-05-08T18:00', zone),
  };
  const day = toMillis('2026-05-07T18:00', zone);
  const last = toMillis('2026-05-08T15:00', zone);
  const look = (now: string, through: number | null = null, aheadMs = 0) =>
    getReminding(invitation, zone, { now: toMillis(now, zone), through, aheadMs });

  it('is each reminder once', () => {
    expect(look('2026-05-07T17:59')).toEqual({ isDue: false, through: null, lookAt: day });
    expect(look('2026-05-07T18:00')).toEqual({ isDue: true, through: day, lookAt: last });
    expect(look('2026-05-07T18:05', day)).toEqual({ isDue: false, through: day, lookAt: last });
    expect(look('2026-05-08T15:01', day)).toEqual({ isDue: true, through: last, lookAt: null });
    expect(look('2026-05-08T15:06', last)).toEqual({ isDue: false, through: last, lookAt: null });
  });

  it('includes a reminder that is due soon', () => {
    expect(look('2026-05-07T16:30', null, REMINDER_GAP_MS)).toEqual({
      isDue: true,
      through: day,
      lookAt: last,
    });
    expect(look('2026-05-07T15:30', null, REMINDER_GAP_MS).isDue).toBe(false);
  });

  it('is one reminder for all missed ones, never at night, late or twice in a row', () => {
    expect(look('2026-05-08T16:00')).toEqual({ isDue: true, through: last, lookAt: null });
    expect(look('2026-05-08T02:00')).toEqual({
      isDue: false,
      through: null,
      lookAt: toMillis('2026-05-08T08:00', zone),
    });
    expect(look('2026-05-08T14:00')).toEqual({ isDue: true, through: day, lookAt: null });
    expect(look('2026-05-08T17:01')).toEqual({ isDue: false, through: last, lookAt: null });
  });

  it('is empty when there is no time for a reminder', () => {
    const deadline = toMillis('2026-05-08T18:00', zone);
    expect(getFirstCheck({ requestedAt: deadline - 2.5 * HOUR, deadline })).toBeNull();
    expect(getFirstCheck({ requestedAt: deadline - 3 * HOUR, deadline })).toBe(deadline - HOUR);
    expect(getFirstCheck({ requestedAt: deadline - 48 * HOUR, deadline })).toBe(deadline - 24 * HOUR);
  });
});

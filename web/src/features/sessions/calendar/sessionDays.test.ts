import { afterEach, beforeEach, expect, it } from 'vitest';
import { getDayStart, toDay, toWeek, getMonthWeeks } from '../../../lib/days.ts';
import { moveToDay, groupSessionsByDay } from './sessionDays.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/Madrid';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const toInstant = (iso: string) => ({ toMillis: () => Date.parse(iso), toDate: () => new Date(iso) });
const makeSession = (from: string, to: string) => ({ startsAt: toInstant(from), endsAt: toInstant(to) });

it('has weeks from Monday, and months in whole weeks', () => {
  expect(toWeek('2026-11-01')).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);

  const weeks = getMonthWeeks('2027-02-14');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([4, '2027-02-01', '2027-02-28']);
  expect(getMonthWeeks('2026-11-30')).toHaveLength(6);
});

it('groups sessions by the reader’s days, across a clock change', () => {
  const [late, early] = [
    makeSession('2026-10-24T22:30:00Z', '2026-10-24T23:00:00Z'),
    makeSession('2026-10-25T08:00:00Z', '2026-10-25T09:00:00Z'),
  ];
  const days = groupSessionsByDay([early, late]);
  expect([...days.keys()]).toEqual(['2026-10-25']);
  expect(days.get('2026-10-25')).toEqual([late, early]);
  expect(toDay(getDayStart('2026-10-25'))).toBe('2026-10-25');
});

it('keeps time and length of a session that moves to another day', () => {
  expect(moveToDay(makeSession('2026-10-23T08:00:00Z', '2026-10-23T09:30:00Z'), '2026-10-26')).toEqual({
    startsAt: '2026-10-26T09:00:00.000Z',
    endsAt: '2026-10-26T10:30:00.000Z',
  });
});

import { expect, it } from 'vitest';
import { loadTs } from '../load-ts.mjs';
import { getNextRun } from './schedule-times.mjs';

const parse = (iso) => Date.parse(iso);

it.each([
  ['every 1 minutes', '2026-05-05T12:00:00Z', '2026-05-05T12:01:00Z'],
  ['every 10 minutes', '2026-05-05T12:09:59.999Z', '2026-05-05T12:10:00Z'],
  ['every 60 minutes', '2026-12-31T23:00:01Z', '2027-01-01T00:00:00Z'],
  ['every day 03:30', '2026-05-05T03:29:59Z', '2026-05-05T03:30:00Z'],
  ['every day 03:30', '2026-05-05T03:30:00Z', '2026-05-06T03:30:00Z'],
  ['every day 23:59', '2026-12-31T23:59:30Z', '2027-01-01T23:59:00Z'],
])('%s is due after %s at %s', (schedule, moment, due) => {
  expect(new Date(getNextRun(schedule, parse(moment))).toISOString()).toBe(
    new Date(parse(due)).toISOString(),
  );
});

it.each(['every 0 minutes', 'every day 24:00', 'every day 3:30', '*/5 * * * *', 'every monday 09:00', ''])(
  'refuses “%s”',
  (schedule) => {
    expect(() => getNextRun(schedule, 0)).toThrow('does not understand');
  },
);

it('every schedule is understood', async () => {
  const { SCHEDULES } = await loadTs('functions/src/incoming/scheduled/schedules.ts');
  const schedules = Object.values(SCHEDULES);
  expect(schedules.length).toBeGreaterThan(5);
  for (const schedule of schedules) expect(getNextRun(schedule, Date.now())).toBeGreaterThan(Date.now());
});

import { expect, it } from 'vitest';
import { isOverdue, sortByUrgency } from './urgency.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const hoursAway = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

it('sorts overdue work first, then work due within a day, later dates, and work without a date', () => {
  const sorted = sortByUrgency(
    [
      { kind: 'registrations', at: null },
      { kind: 'licencesEnding', at: hoursAway(500) },
      { kind: 'reportsUnsigned', at: hoursAway(-900) },
      { kind: 'sessionsToday', at: hoursAway(2) },
      { kind: 'expressToRecord', at: hoursAway(-15) },
      { kind: 'auditionsOpen', at: hoursAway(1) },
      { kind: 'invoicesOverdue', at: hoursAway(-800) },
    ],
    NOW,
  );
  expect(sorted.map(({ kind }) => kind)).toEqual([
    'invoicesOverdue',
    'expressToRecord',
    'auditionsOpen',
    'sessionsToday',
    'licencesEnding',
    'registrations',
    'reportsUnsigned',
  ]);
});

it('depends on the deadline, not on the age', () => {
  expect(isOverdue({ kind: 'takesToForward', at: hoursAway(-1) }, NOW)).toBe(true);
  expect(isOverdue({ kind: 'takesToForward', at: hoursAway(1) }, NOW)).toBe(false);
  expect(isOverdue({ kind: 'reportsUnsigned', at: hoursAway(-1) }, NOW)).toBe(false);
});

import { expect, it } from 'vitest';
import { isOverdue, sortByUrgency } from './urgency.ts';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

it('lists overdue work first, then what is due within a day, later dates, and what only waits', () => {
  const sorted = sortByUrgency(
    [
      { kind: 'registrations', at: null },
      { kind: 'licencesEnding', at: at(500) },
      { kind: 'reportsUnsigned', at: at(-900) },
      { kind: 'sessionsToday', at: at(2) },
      { kind: 'expressToRecord', at: at(-15) },
      { kind: 'auditionsOpen', at: at(1) },
      { kind: 'invoicesOverdue', at: at(-800) },
    ],
    NOW,
  );
  expect(sorted.map(({ kind }) => kind)).toEqual([
    ...['invoicesOverdue', 'expressToRecord'],
    ...['auditionsOpen', 'sessionsToday'],
    ...['licencesEnding', 'registrations', 'reportsUnsigned'],
  ]);
});

it('is overdue by a deadline, not by how long something waits', () => {
  expect(isOverdue({ kind: 'takesToForward', at: at(-1) }, NOW)).toBe(true);
  expect(isOverdue({ kind: 'takesToForward', at: at(1) }, NOW)).toBe(false);
  expect(isOverdue({ kind: 'reportsUnsigned', at: at(-1) }, NOW)).toBe(false);
});

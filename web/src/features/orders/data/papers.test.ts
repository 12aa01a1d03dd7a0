import { expect, it } from 'vitest';
import { getQuarter, getQuarters } from './papers.ts';

it('lists the last eight quarters across years', () => {
  const quarters = getQuarters(new Date('2026-02-10T12:00:00'));
  expect([quarters.length, ...quarters.slice(0, 3)]).toEqual([8, '2026-Q1', '2025-Q4', '2025-Q3']);
});

it('returns the days of a quarter', () => {
  expect(getQuarter('2025-Q4')).toEqual({ from: '2025-10-01', through: '2025-12-31' });
  expect(getQuarter('2026-Q1')).toEqual({ from: '2026-01-01', through: '2026-03-31' });
});

import { expect, it } from 'vitest';
import type { RevenueMonth } from './figures.ts';
import { toHeadlines } from './headlines.ts';
import type { CountsByPart } from './week-counts.ts';

const COUNTS = { asked: 4, confirmed: 0, declined: 0, answered: 4 };

it('compares a period with the one before, in the currency with most revenue', () => {
  const parts: CountsByPart = {
    [String(Date.parse('2026-11-02T00:00Z'))]: {
      languages: { eng: { ...COUNTS, accepted: 1 } },
      hours: { 10: 2 },
    },
    [String(Date.parse('2026-11-09T00:00Z'))]: {
      languages: { eng: { ...COUNTS, accepted: 2 } },
      hours: { 6: 3 },
    },
    [String(Date.parse('2026-11-16T00:00Z'))]: { languages: {}, hours: { 99: 9 } },
  };
  const makeMonth = (month: string, currencies: RevenueMonth['currencies']) => ({
    id: month,
    agencyId: 'a',
    month,
    currencies,
  });
  const revenueMonths = [
    makeMonth('2026-09', { EUR: { invoice: 100 }, USD: { invoice: 1 } }),
    makeMonth('2026-10', { EUR: { invoice: 200, creditNote: 50 } }),
    makeMonth('2026-11', { EUR: { invoice: 999 } }),
  ];

  const found = { timeZone: 'UTC', parts, revenueMonths, months: ['2026-09', '2026-10'] };
  expect(toHeadlines({ ...found, weeks: ['2026-11-02', '2026-11-09'] })).toEqual({
    revenue: { currency: 'EUR', current: 150, previous: 100 },
    takes: { current: 3, previous: 2 },
    hours: { current: 6, previous: 10 },
    acceptance: { current: 0.5, previous: 0.25 },
  });
});

it('has no revenue, duration and share without data', () => {
  const found = { timeZone: 'UTC', parts: {}, revenueMonths: [], months: ['2026-09', '2026-10'] };
  const none = { current: null, previous: null };
  expect(toHeadlines({ ...found, weeks: ['2026-11-02', '2026-11-09'] })).toEqual({
    revenue: null,
    takes: { current: 0, previous: 0 },
    hours: none,
    acceptance: none,
  });
});

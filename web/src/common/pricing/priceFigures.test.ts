import { describe, expect, it } from 'vitest';
import type { PriceLine, ProjectPrice } from '@domain/pricing/pricing.ts';
import {
  getDifference,
  formatFactor,
  getLicenceSpans,
  groupLines,
  formatShare,
  toSpan,
  formatSpan,
} from './priceFigures.ts';

const price = (change: Partial<ProjectPrice>): ProjectPrice => ({
  currency: 'EUR',
  rateTableVersion: 1,
  missing: [],
  onRequest: [],
  roles: { chosen: 0, shortlisted: 0, table: 0 },
  licensePriceBreakdown: [],
  rows: [],
  unchosen: [],
  ...change,
});

describe('the total of a price', () => {
  it('is one amount, two, or none', () => {
    expect(toSpan(price({ total: 5 }))).toEqual({ lowest: 5, highest: 5 });
    expect(toSpan(price({ lowest: 5, highest: 9 }))).toEqual({ lowest: 5, highest: 9 });
    expect(toSpan(price({}))).toBeNull();
  });

  it('differs by all of it from no price, and by both bounds from a range', () => {
    expect(getDifference(price({ total: 120 }), price({}))).toEqual({ lowest: 120, highest: 120 });
    expect(getDifference(price({ lowest: 30, highest: 90 }), price({ lowest: 10, highest: 40 }))).toEqual({
      lowest: 20,
      highest: 50,
    });
    expect(getDifference(price({}), price({ total: 1 }))).toBeNull();
    expect(getDifference(price({ total: 2 }), price({ total: 1, currency: 'GBP' }))).toBeNull();
  });

  it('is given per licence', () => {
    const licensePriceBreakdown = [
      { licenseId: 'a', clientTotal: 1 },
      { licenseId: 'b', clientTotal: 2, highest: { clientTotal: 3 } },
    ];
    expect([...getLicenceSpans(price({ licensePriceBreakdown }))]).toEqual([
      ['a', { lowest: 1, highest: 1 }],
      ['b', { lowest: 2, highest: 3 }],
    ]);
  });

  it('is formatted for the reader', () => {
    expect(formatSpan({ lowest: 120_000, highest: 120_000 }, 'EUR', 'en')).toBe('€1,200.00');
    expect(formatSpan({ lowest: 100, highest: 250 }, 'GBP', 'en')).toBe('£1.00 – £2.50');
    expect([formatFactor(12_500, 'en'), formatFactor(12_500, 'es'), formatShare(1_500, 'en')]).toEqual([
      '1.25',
      '1,25',
      '15%',
    ]);
  });
});

it('lines are sorted by role and bound, with the project’s own apart', () => {
  const makeLine = (change: Partial<PriceLine>): PriceLine => ({
    kind: 'session',
    bound: 'both',
    factors: [],
    amount: 1,
    ...change,
  });

  const role = { voiceId: 'v', character: 'Narrator', language: 'spa' };
  const lines = [
    makeLine({ ...role, bound: 'lowest' }),
    makeLine({ ...role, bound: 'lowest', kind: 'usage', amount: 4 }),
    makeLine({ ...role, bound: 'highest' }),
    makeLine({ kind: 'express', amount: 7 }),
  ];

  const groups = groupLines(lines).map(({ character, language, bound, amount, lines: priceLines }) => [
    character,
    language,
    bound,
    priceLines.length,
    amount,
  ]);
  expect(groups).toEqual([
    ['Narrator', 'spa', 'lowest', 2, 5],
    ['Narrator', 'spa', 'highest', 1, 1],
    [undefined, undefined, 'both', 1, 7],
  ]);
});

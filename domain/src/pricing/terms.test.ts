import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/add-days.ts';
import { formatTerm } from './term-labels.ts';
import {
  CALENDAR_UNITS,
  endsOn,
  getLeastDays,
  getRenewalTerm,
  isLonger,
  normaliseTermCode,
  parseTerm,
  TERM_UNITS,
  toTermCode,
  withRenewals,
  type Term,
} from './terms.ts';

const term = (code: string): Term => {
  const found = parseTerm(code);
  if (!found) throw new Error(`${code} is a term`);
  return found;
};

const calendarTerm = fc.record({
  unit: fc.constantFrom(...CALENDAR_UNITS),
  count: fc.integer({ min: 1, max: 120 }),
});
/** Any day from 2024 to 2110, which has leap years and 2100, which is none. */
const day = fc.integer({ min: 0, max: 31_000 }).map((days) => addDays('2024-01-01', days));

describe('a code of a duration', () => {
  it.each([
    ['1Y', 'year', 1],
    ['P10Y', 'year', 10],
    ['P13W', 'week', 13],
    ['P6M', 'month', 6],
    ['P10D', 'day', 10],
    ['CAMPAIGN', 'campaign', 1],
    ['PERPETUAL', 'perpetual', 1],
  ])('%s is a term', (code, unit, count) => {
    expect(parseTerm(code)).toEqual({ unit, count });
  });

  it.each(['', 'CUSTOM', 'OWN_3M', '3M', 'P', 'P0W', 'P03W', '0Y', 'P1000D', '1y', 'P1H', 'P1W2D'])(
    '%s names no term',
    (code) => {
      expect(parseTerm(code)).toBeUndefined();
      expect(normaliseTermCode(code)).toBe(code);
    },
  );

  it('is one for each term, with the catalogue’s for years', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TERM_UNITS), fc.integer({ min: 1, max: 999 }), (unit, count) => {
        const named = { unit, count: unit === 'campaign' || unit === 'perpetual' ? 1 : count };
        expect(parseTerm(toTermCode(named))).toEqual(named);
      }),
    );
    expect(normaliseTermCode('P2Y')).toBe('2Y');
  });
});

describe('the last day of a term', () => {
  it.each([
    ['2031-03-01', '1Y', '2032-02-29'],
    ['2031-01-01', '2Y', '2032-12-31'],
    ['2028-02-29', '1Y', '2029-02-28'],
    ['2028-02-29', '4Y', '2032-02-28'],
    ['2031-12-31', '1Y', '2032-12-30'],
    ['2031-01-31', 'P1M', '2031-02-28'],
    ['2032-01-30', 'P1M', '2032-02-29'],
    ['2031-01-29', 'P1M', '2031-02-28'],
    ['2031-01-01', 'P1M', '2031-01-31'],
    ['2031-10-31', 'P6M', '2032-04-30'],
    ['2031-11-24', 'P13W', '2032-02-22'],
    ['2031-12-31', 'P1D', '2031-12-31'],
  ])('that begins on %s for %s is %s', (from, code, to) => {
    expect(endsOn(term(code), from)).toBe(to);
  });

  it.each(['CAMPAIGN', 'PERPETUAL'])('of %s isn’t by the calendar', (code) => {
    expect(endsOn(term(code), '2031-01-01')).toBeNull();
  });

  it('is never earlier for a longer term or a later first day', () => {
    fc.assert(
      fc.property(calendarTerm, calendarTerm, day, fc.nat(40), (a, b, from, later) => {
        const end = endsOn(a, from) ?? '';
        if (isLonger(toTermCode(a), toTermCode(b))) expect(end > (endsOn(b, from) ?? '')).toBe(true);
        expect((endsOn(a, addDays(from, later)) ?? '') >= end).toBe(true);
        expect(end >= addDays(from, (getLeastDays(a) ?? 0) - 1)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is followed by a renewal without gap or overlap', () => {
    fc.assert(
      fc.property(calendarTerm, day, fc.integer({ min: 0, max: 12 }), (sold, from, renewals) => {
        const ends = [renewals, renewals + 1].map((count) => endsOn(withRenewals(sold, count), from) ?? '');
        const [end = '', then = ''] = ends;
        const added = getRenewalTerm(sold);
        const alone = added && endsOn(added, addDays(end, 1));
        expect(then > end).toBe(true);
        // Counted from the first day, so that month ends don't drift: three days at most.
        const apart = (Date.parse(then) - Date.parse(alone ?? '')) / 86_400_000;
        expect(Math.abs(apart) <= 3).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('is longer than another only where it is so whenever both start', () => {
  const longer = [
    ['2Y', '1Y'],
    ['P13W', 'P90D'],
    ['P6M', 'P13W'],
    ['1Y', 'P52W'],
    ['1Y', 'P11M'],
    ['PERPETUAL', '10Y'],
    ['PERPETUAL', 'CAMPAIGN'],
  ] as const;
  for (const [a, b] of longer) expect([a, isLonger(a, b), isLonger(b, a)]).toEqual([a, true, false]);
  for (const [a, b] of [
    ['P12M', '1Y'],
    ['P3M', 'P13W'],
    ['CAMPAIGN', '1Y'],
    ['OWN_1', '1Y'],
  ] as const)
    expect([a, isLonger(a, b), isLonger(b, a)]).toEqual([a, false, false]);
});

it('renews years by one, everything else by the same again, and an open end by nothing', () => {
  const renew = (code: string) => getRenewalTerm(term(code));
  expect([renew('5Y'), renew('P13W'), renew('P6M')]).toEqual([term('1Y'), term('P13W'), term('P6M')]);
  expect([renew('CAMPAIGN'), renew('PERPETUAL')]).toEqual([undefined, undefined]);
});

it('is written in words', () => {
  const codes = ['1Y', '2Y', 'P13W', 'P1M', 'P10D', 'CAMPAIGN', 'PERPETUAL'];
  expect(codes.map((code) => formatTerm(term(code), 'en'))).toEqual([
    '1 year',
    '2 years',
    '13 weeks',
    '1 month',
    '10 days',
    'Campaign',
    'No end',
  ]);
  expect(codes.map((code) => formatTerm(term(code), 'es'))).toEqual([
    '1 año',
    '2 años',
    '13 semanas',
    '1 mes',
    '10 días',
    'Campaña',
    'Sin límite',
  ]);
});

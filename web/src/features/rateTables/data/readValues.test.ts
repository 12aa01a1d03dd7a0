import { describe, expect, it } from 'vitest';
import type { RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { getValues, type RateTableValues } from './rateTableValues.ts';
import { readValues } from './readValues.ts';

const TODAY = '2026-03-10';
const TABLE: RateTableTerms = {
  validFrom: '2025-01-01',
  currency: 'EUR',
  sessionHours: 2,
  sessionFirstHour: 18_050,
  sessionHalfHour: 7_500,
  usageBase: 30_000,
  minimumFee: 25_000,
  engineerHour: 6_000,
  studioHour: 0,
  media: [{ code: 'TV', factor: 17_500 }],
  durations: [
    { code: '1Y', factor: 10_000 },
    { code: '2Y', factor: 16_000 },
  ],
  territoryCovers: [
    { code: 'ESP', factor: 10_000 },
    { code: 'EU', factor: 37_000 },
  ],
  lengths: [
    { upTo: 30, factor: 10_000 },
    { upTo: null, factor: 12_345 },
  ],
  spots: [{ upTo: null, factor: 10_000 }],
  organicShare: 6_000,
  expressSurcharge: 2_550,
  commission: 1_500,
  exchangeRates: [{ currency: 'USD', perUnit: '0.9213', day: '2026-02-01' }],
  clientSees: 'lines',
};
const CODES = { media: ['TV', 'RADIO'], durations: ['1Y', '2Y'], territoryCovers: ['ESP', 'EU'] };
const makeValues = (change: Partial<RateTableValues> = {}, locale = 'en'): RateTableValues => ({
  ...getValues(TABLE, CODES, TODAY, locale),
  ...change,
});

describe('the form of a rate table', () => {
  it.each(['en', 'es'])('returns the same table without changes (%s)', (locale) => {
    expect(readValues(makeValues({}, locale), TODAY)).toEqual({
      terms: { ...TABLE, validFrom: TODAY },
      faults: {},
    });
  });

  it('shows decimals in the language’s format, and accepts both', () => {
    expect(makeValues({}, 'es')).toMatchObject({ sessionFirstHour: '180,50', expressSurcharge: '25,5' });
    const typed = makeValues({ sessionFirstHour: '180.50', commission: '12,5' });
    expect(readValues(typed, TODAY).terms).toMatchObject({ sessionFirstHour: 18_050, commission: 1_250 });
  });

  it.each(['', '0', '13', '1.5', 'two'])(
    'accepts whole hours up to a day for a session fee (%s)',
    (sessionHours) => {
      expect(readValues(makeValues({ sessionHours }), TODAY).faults).toEqual({
        sessionHours: 'rateTables.hours',
      });
    },
  );

  it('keeps empty amounts on request, and choices that the catalogue no longer has', () => {
    expect(makeValues().media).toEqual([
      { code: 'TV', factor: '1.75' },
      { code: 'RADIO', factor: '' },
    ]);
    const { media } = getValues(TABLE, { ...CODES, media: ['RADIO'] }, TODAY, 'en');
    expect(media.map(({ code }) => code)).toEqual(['RADIO', 'TV']);
  });

  it('requires every amount without a table to start from', () => {
    const blank = getValues(undefined, CODES, TODAY, 'en');
    expect(blank).toMatchObject({ sessionFirstHour: '', expressSurcharge: '25', currency: 'USD' });
    expect(readValues(blank, TODAY).faults).toMatchObject({
      sessionFirstHour: 'validation.required',
      media: 'validation.required',
    });
  });

  it.each<[string, Partial<RateTableValues>, object]>([
    ['a day that is over', { validFrom: '2026-03-09' }, { validFrom: 'rateTables.past' }],
    ['no amount', { usageBase: 'a lot' }, { usageBase: 'money.amount' }],
    ['a share beyond the whole', { commission: '101' }, { commission: 'validation.percentage' }],
    [
      'a factor of nothing',
      { media: [{ code: 'TV', factor: '0' }] },
      { media: [{ factor: 'validation.range {"min":0.0001,"max":1000}' }] },
    ],
    [
      'a longer time that costs less',
      {
        durations: [
          { code: '1Y', factor: '2' },
          { code: '2Y', factor: '1.5' },
        ],
      },
      { durations: [undefined, { factor: 'rateTable.order' }] },
    ],
    [
      'a wider territory that costs less',
      {
        territoryCovers: [
          { code: 'EU', factor: '1' },
          { code: 'ESP', factor: '1.5' },
        ],
      },
      { territoryCovers: [{ factor: 'rateTable.order' }] },
    ],
    [
      'steps that do not rise',
      {
        lengths: [
          { upTo: '60', factor: '1' },
          { upTo: '30', factor: '0.5' },
          { upTo: '', factor: '2' },
        ],
      },
      { lengths: [undefined, { upTo: 'rateTable.order', factor: 'rateTable.order' }] },
    ],
    [
      'a rate that is none',
      { exchangeRates: [{ currency: 'USD', perUnit: '0', day: TODAY }] },
      { exchangeRates: [{ perUnit: 'rateTable.exchangeRate' }] },
    ],
  ])('reports the error at the field: %s', (_what, change, faults) => {
    const read = readValues(makeValues(change), TODAY);
    expect(read.terms).toBeUndefined();
    expect(read.faults).toEqual(faults);
  });
});

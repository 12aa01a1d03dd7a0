import { describe, expect, it } from 'vitest';
import { rateTableSchema } from './rate-tables.schema.ts';
import { SAMPLE_TABLE } from './price.samples.ts';

const { version: _version, ...terms } = SAMPLE_TABLE;
const SOUND = { ...terms, validFrom: '2026-12-01', clientSees: 'lines', basedOn: 2 };
const getFault = (change: object): Promise<string | undefined> =>
  rateTableSchema.validate({ ...SOUND, ...change }).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
const codes = (...rows: readonly (readonly [string, number])[]) =>
  rows.map(([code, factor]) => ({ code, factor }));
const steps = (...rows: readonly (readonly [number | null, number])[]) =>
  rows.map(([upTo, factor]) => ({ upTo, factor }));

describe('a rate table', () => {
  it('is valid, and shows clients totals with a 25 % surcharge by default', async () => {
    expect(await getFault({})).toBeUndefined();
    const { clientSees: _sees, expressSurcharge: _surcharge, ...rest } = SOUND;
    await expect(rateTableSchema.validate(rest)).resolves.toMatchObject({
      clientSees: 'total',
      expressSurcharge: 2_500,
    });
  });

  it.each([
    ['a country for more than its region', { territoryCovers: codes(['ESP', 20_000], ['IBERIA', 15_000]) }],
    ['a region for more than a wider one', { territoryCovers: codes(['EUROPE', 10_000], ['EU', 10_001]) }],
    ['anything for more than the world', { territoryCovers: codes(['WORLD', 10_000], ['JPN', 10_001]) }],
    ['a year for more than two', { durations: codes(['2Y', 10_000], ['1Y', 10_001]) }],
    ['less for more spots', { spots: steps([1, 10_000], [null, 9_999]) }],
    ['steps that do not rise', { lengths: steps([30, 10_000], [30, 10_000], [null, 10_000]) }],
    ['steps that end', { lengths: steps([30, 10_000], [60, 12_000]) }],
    ['steps after the last', { lengths: steps([null, 10_000], [60, 12_000]) }],
  ])('refuses %s', async (_, change) => expect(await getFault(change)).toBe('rateTable.order'));

  it.each([
    [
      'territories that have nothing to do with each other',
      { territoryCovers: codes(['ESP', 20_000], ['LATAM', 1]) },
    ],
    [
      'the same for more',
      { durations: codes(['1Y', 10_000], ['10Y', 10_000]), spots: steps([1, 1], [null, 1]) },
    ],
    ['a single step', { lengths: steps([null, 10_000]) }],
  ])('may have %s', async (_, change) => expect(await getFault(change)).toBeUndefined());

  it.each([
    [{ usageBase: 1.5 }, 'validation.whole'],
    [{ usageBase: '1' }, 'validation.number'],
    [{ usageBase: -1 }, 'validation.atLeast {"min":0}'],
    [{ commission: 10_001 }, 'validation.atMost {"max":10000}'],
    [{ media: codes(['TV', 0]) }, 'validation.atLeast {"min":1}'],
    [{ media: codes(['TV', 1], ['TV', 2]) }, 'validation.duplicate'],
    [{ media: [] }, 'validation.required'],
    [{ currency: 'euro' }, 'validation.currency'],
    [{ clientSees: 'everything' }, 'validation.oneOf {"values":"total, lines"}'],
    [{ validFrom: '2026-02-30' }, 'validation.date'],
    [{ exchangeRates: [{ currency: 'USD', perUnit: '0.000', day: '2026-11-01' }] }, 'rateTable.exchangeRate'],
    [{ exchangeRates: [{ currency: 'USD', perUnit: '1e3', day: '2026-11-01' }] }, 'rateTable.exchangeRate'],
  ])('is refused as %j', async (change, fault) => expect(await getFault(change)).toBe(fault));
});

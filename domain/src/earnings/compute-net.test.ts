import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNet, UNSET_RULE, type GrossParts, type NetRules } from './compute-net.ts';

const toRule = (rate: number) => ({ rate, from: '2026-01-01', source: 'taxStatus' }) as const;

interface Rates {
  readonly share?: number;
  readonly vat?: number;
  readonly withholding?: number;
  readonly usageWithholding?: number;
}
const toRules = ({ share = 0, vat = 0, withholding = 0, usageWithholding }: Rates): NetRules => ({
  share: toRule(share),
  vat: toRule(vat),
  withholding: toRule(withholding),
  ...(usageWithholding === undefined ? {} : { usageWithholding: toRule(usageWithholding) }),
});

const CASES: readonly [name: string, parts: GrossParts, rates: Rates, ...amounts: number[]][] = [
  ['nothing agreed', { session: 20_000, usage: 30_000 }, {}, 0, 0, 0, 50_000],
  ['a share of 20 %', { session: 20_000, usage: 30_000 }, { share: 2_000 }, 10_000, 0, 0, 40_000],
  // The base is 1,000.00 in the next four.
  [
    '15 % in Spain',
    { session: 125_000, usage: 0 },
    { share: 2_000, vat: 2_100, withholding: 1_500 },
    25_000,
    21_000,
    15_000,
    106_000,
  ],
  [
    '7 % in the first years',
    { session: 100_000, usage: 0 },
    { vat: 2_100, withholding: 700 },
    0,
    21_000,
    7_000,
    114_000,
  ],
  [
    '24 % on image rights',
    { session: 0, usage: 100_000 },
    { vat: 2_100, withholding: 2_400 },
    0,
    21_000,
    24_000,
    97_000,
  ],
  ['reverse charge', { session: 60_000, usage: 40_000 }, { withholding: 0 }, 0, 0, 0, 100_000],
  [
    'session and use withheld differently',
    { session: 20_000, usage: 30_000 },
    { share: 1_000, vat: 2_100, withholding: 1_500, usageWithholding: 2_400 },
    5_000,
    9_450,
    9_180,
    45_270,
  ],
  [
    'use exempt from withholding',
    { session: 20_000, usage: 30_000 },
    { withholding: 1_500, usageWithholding: 0 },
    0,
    0,
    3_000,
    47_000,
  ],
  ['no fee', { session: 0, usage: 0 }, { share: 2_000, vat: 2_100, withholding: 1_500 }, 0, 0, 0, 0],
  ['half a cent', { session: 5, usage: 0 }, { share: 1_000 }, 1, 0, 0, 4],
  ['half a cent per part, rounded once', { session: 5, usage: 5 }, { share: 1_000 }, 1, 0, 0, 9],
  ['half a cent of each tax', { session: 50, usage: 0 }, { vat: 2_100, withholding: 700 }, 0, 11, 4, 57],
  [
    'everything to the agency',
    { session: 33_333, usage: 1 },
    { share: 10_000, vat: 2_100, withholding: 1_500 },
    33_334,
    0,
    0,
    0,
  ],
  ['a share with decimals', { session: 33_333, usage: 66_667 }, { share: 1_250 }, 12_500, 0, 0, 87_500],
];

describe('what a talent gets', () => {
  it.each(CASES)('is to the cent with %s', (_name, parts, rates, share, vat, withholding, net) => {
    expect(computeNet(parts, toRules(rates))).toMatchObject({ share, vat, withholding, net });
  });

  it('is unchanged by the part that the client pays on top', () => {
    // 500.00 for the talent; the agency's 20 % is 100.00 on the client's invoice.
    expect(computeNet({ session: 50_000, usage: 0 }, toRules({ share: 1_500 }))).toMatchObject({
      gross: 50_000,
      net: 42_500,
    });
  });

  it('falls below what was paid after a partial credit', () => {
    const rules = toRules({ share: 2_000, vat: 2_100, withholding: 1_500 });
    const paid = computeNet({ session: 20_000, usage: 30_000 }, rules).net;
    const { net } = computeNet({ session: 20_000, usage: 10_000 }, rules);
    expect([paid, net, net - paid]).toEqual([42_400, 25_440, -16_960]);
  });

  it('keeps the rules that made it', () => {
    const rules = { share: UNSET_RULE, vat: toRule(2_100), withholding: UNSET_RULE };
    expect(computeNet({ session: 1, usage: 1 }, rules).rules).toEqual(rules);
  });
});

describe('in every case', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const rate = fc.integer({ min: 0, max: 10_000 });
  const parts = fc.record({ session: cents, usage: cents });
  const rates = fc.record(
    { share: rate, vat: rate, withholding: rate, usageWithholding: rate },
    { requiredKeys: ['share', 'vat', 'withholding'] },
  );

  it('net, withholding and share are the gross with its VAT, and none is negative', () => {
    fc.assert(
      fc.property(parts, rates, (gross, chosen) => {
        const found = computeNet(gross, toRules(chosen));
        expect(found.net + found.withholding + found.share).toBe(found.gross + found.vat);
        for (const part of ['gross', 'share', 'vat', 'withholding', 'net'] as const)
          expect(found[part]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('the split into session and use changes nothing while both are withheld alike', () => {
    fc.assert(
      fc.property(parts, rates, ({ session, usage }, { usageWithholding: _ofUsage, ...chosen }) => {
        const whole = computeNet({ session: session + usage, usage: 0 }, toRules(chosen));
        expect(computeNet({ session, usage }, toRules(chosen))).toEqual(whole);
      }),
    );
  });

  it('a higher share or withholding never pays more', () => {
    fc.assert(
      fc.property(parts, rates, rate, (gross, chosen, further) => {
        const { net } = computeNet(gross, toRules({ ...chosen, vat: 0 }));
        const withholding = Math.max(chosen.withholding, further);
        expect(computeNet(gross, toRules({ ...chosen, vat: 0, withholding })).net).toBeLessThanOrEqual(net);
      }),
    );
  });
});

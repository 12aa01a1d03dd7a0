import { describe, expect, it } from 'vitest';
import { computeNet, type NetRule, type NetRules } from '../earnings/compute-net.ts';
import { getGrossParts, getOpenSums, lowerFees, type EarnedRole } from './earnings.ts';

interface Rates {
  readonly share?: number;
  readonly vat?: number;
  readonly withholding?: number;
  readonly usageWithholding?: number;
}
const toRule = (rate: number): NetRule => ({ rate, from: '2026-01-01', source: 'taxStatus' });
const toRules = ({ share = 0, vat = 0, withholding = 0, usageWithholding }: Rates): NetRules => ({
  share: toRule(share),
  vat: toRule(vat),
  withholding: toRule(withholding),
  ...(usageWithholding === undefined ? {} : { usageWithholding: toRule(usageWithholding) }),
});

const SPAIN = { share: 2_000, vat: 2_100, withholding: 1_500 };
const SPLIT = { share: 1_000, vat: 2_100, withholding: 1_500, usageWithholding: 2_400 };
const IMAGE = { vat: 2_100, withholding: 2_400 };

const makeEarning = (roles: readonly EarnedRole[], rates: Rates) => {
  const amount = roles.reduce((total, role) => total + role.amount, 0);
  const { gross: _gross, ...deductions } = computeNet(getGrossParts({ amount, roles }), toRules(rates));
  return { state: 'paid', amount, ...deductions } as const;
};

type Fee = readonly [session: number, usage: number];
/** Gross, share, VAT, withholding and net. */
type Sums = readonly [number, number, number, number, number];

/** After everything was paid, a part of the fee is credited; the last are the sums of the next payment. */
const CREDITED: readonly (readonly [name: string, Fee, Rates, credit: number, Sums])[] = [
  ['a fifth', [20_000, 30_000], SPAIN, 10_000, [-10_000, -2_000, -1_680, -1_200, -8_480]],
  ['everything', [20_000, 30_000], SPAIN, 50_000, [-50_000, -10_000, -8_400, -6_000, -42_400]],
  ['a cent', [20_000, 30_000], SPAIN, 1, [-1, 0, 0, 0, -1]],
  ['of session and use', [20_000, 30_000], SPLIT, 10_000, [-10_000, -1_000, -1_890, -1_836, -9_054]],
  ['image rights', [0, 100_000], IMAGE, 33_333, [-33_333, 0, -7_000, -8_000, -32_333]],
  ['reverse charge', [60_000, 40_000], { share: 1_500 }, 25_000, [-25_000, -3_750, 0, 0, -21_250]],
  ['half a cent of share', [10, 0], { share: 1_000 }, 5, [-5, 0, 0, 0, -5]],
  [
    'a layout, once the spot is aired',
    [30_000, 100_000],
    SPAIN,
    30_000,
    [-30_000, -6_000, -5_040, -3_600, -25_440],
  ],
  ['7 %', [100_000, 0], { vat: 2_100, withholding: 700 }, 50_000, [-50_000, 0, -10_500, -3_500, -57_000]],
];

/** The order is confirmed again for another fee. */
const RAISED: readonly (readonly [name: string, Fee, Rates, Fee, Sums])[] = [
  ['more use', [20_000, 30_000], SPAIN, [20_000, 40_000], [10_000, 2_000, 1_680, 1_200, 8_480]],
  ['less use', [20_000, 30_000], SPAIN, [20_000, 10_000], [-20_000, -4_000, -3_360, -2_400, -16_960]],
  ['a rounded tax', [30_000, 0], { withholding: 700 }, [33_333, 0], [3_333, 0, 0, 233, 3_100]],
  ['use instead of the session', [50_000, 0], SPLIT, [0, 50_000], [0, 0, 0, 4_050, -4_050]],
  ['the same fee', [20_000, 30_000], SPAIN, [20_000, 30_000], [0, 0, 0, 0, 0]],
];

const makeRoles = ([session, usage]: Fee): readonly EarnedRole[] => [
  { character: 'A', language: 'spa', amount: session + usage, usage },
];

const toSums = ([gross, share, vat, withholding, net]: Sums) => ({ gross, share, vat, withholding, net });

const payNext = (before: ReturnType<typeof makeEarning>, after: ReturnType<typeof makeEarning>) => {
  const { amount: gross, share, vat, withholding, net } = before;
  return getOpenSums({ ...after, paid: net, paidSums: { gross, share, vat, withholding, net } });
};

describe('the payment after one that was made', () => {
  it.each(CREDITED)('is to the cent with a credit: %s', (_name, fee, rates, credit, sums) => {
    const roles = makeRoles(fee);
    const after = makeEarning(lowerFees(roles, credit), rates);
    expect(payNext(makeEarning(roles, rates), after)).toEqual(toSums(sums));
  });

  it.each(RAISED)('is to the cent with another fee: %s', (_name, fee, rates, newFee, sums) => {
    const before = makeEarning(makeRoles(fee), rates);
    expect(payNext(before, makeEarning(makeRoles(newFee), rates))).toEqual(toSums(sums));
  });

  it('deducts everything when the order is cancelled, share and taxes included', () => {
    const before = makeEarning(makeRoles([20_000, 30_000]), SPAIN);
    const { amount: gross, share, vat, withholding, net } = before;
    const paidSums = { gross, share, vat, withholding, net };
    expect(getOpenSums({ ...before, state: 'cancelled', paid: net, paidSums })).toEqual(
      toSums([-50_000, -10_000, -8_400, -6_000, -42_400]),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { VatRule } from './billing-fields.ts';
import { computeVat, findVatRule } from './vat.ts';

const rule = (to: string | null, kind: VatRule['kind'], rate = 0): VatRule => ({
  from: 'ESP',
  to,
  kind,
  rate,
  note: to ?? '',
});
const RULES = [rule(null, 'none'), rule('ESP', 'charged', 2_100), rule('DEU', 'reverseCharge')];

describe('the rule for a pair of countries', () => {
  it.each([
    ['ESP', 'ESP', 'ESP'],
    ['ESP', 'DEU', 'DEU'],
    ['ESP', 'USA', null],
    ['FRA', 'ESP', undefined],
  ])('from %s to %s is the one for %s', (from, to, found) => {
    expect(findVatRule(RULES, from, to)?.to).toBe(found);
  });
});

describe('VAT', () => {
  it.each([
    [10_000, 2_100, 2_100],
    [50, 2_100, 11],
    [1, 4_999, 0],
    [1, 5_000, 1],
    [9_007_199_254_740_991, 2_500, 2_251_799_813_685_248],
  ])('on %d at %d basis points is %d', (net, rate, amount) => {
    expect(computeVat(net, rule('ESP', 'charged', rate)).amount).toBe(amount);
  });

  it('is zero under reverse charge, regardless of the typed rate', () => {
    expect(computeVat(10_000, rule('DEU', 'reverseCharge', 1_900))).toEqual({
      kind: 'reverseCharge',
      rate: 0,
      note: 'DEU',
      amount: 0,
    });
  });
});

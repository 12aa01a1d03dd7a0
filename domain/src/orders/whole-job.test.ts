import { expect, it } from 'vitest';
import { computeNet } from '../earnings/compute-net.ts';
import { computePrice } from '../pricing/price.ts';
import { SAMPLE_INPUT } from '../pricing/price.samples.ts';
import { sumCharges } from './charges.ts';
import { computeEarnings, getGrossParts } from './earnings.ts';
import { computeVat } from './vat.ts';

const toRule = (rate: number) => ({ rate, from: '2026-01-01', source: 'taxStatus' }) as const;

it('an agency’s 20 % on top and its share of 15 % of the same job are both its own, to the cent', () => {
  const fees = { currency: 'EUR', sessionFee: 20_000, usageFee: 30_000, minimumFee: 0 };
  const candidate = { voiceId: 'v1', language: 'spa', isChosen: true, fees };
  const price = computePrice({ ...SAMPLE_INPUT, commission: 2_000, candidates: [candidate] });

  // Session 200.00, use 300.00, engineer 60.00, studio 45.00, and 20 % of the talent's 500.00.
  const net = sumCharges(price, []).lowest;
  expect(net).toBe(70_500);
  const vat = computeVat(net, { kind: 'charged', rate: 2_100, note: '' });
  expect(vat.amount).toBe(14_805);

  const earnings = computeEarnings(price.lines ?? [], [{ voiceId: 'v1', language: 'spa', talentId: 't1' }]);
  const roles = earnings.get('t1') ?? [];
  const amount = roles.reduce((sum, role) => sum + role.amount, 0);
  const rules = { share: toRule(1_500), vat: toRule(2_100), withholding: toRule(1_500) };
  expect(computeNet(getGrossParts({ amount, roles }), rules)).toMatchObject({
    gross: 50_000,
    share: 7_500,
    vat: 8_925,
    withholding: 6_375,
    net: 45_050,
  });
});

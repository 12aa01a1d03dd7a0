import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNet, type NetRule } from '../earnings/compute-net.ts';
import type { PriceLine } from '../pricing/pricing.ts';
import {
  addSums,
  computeEarnings,
  EARNING_STATES,
  getAmountOwed,
  getBalance,
  getFirstPayableDay,
  getOpenSums,
  getPaidSums,
  lowerFees,
  NO_SUMS,
} from './earnings.ts';

const line = (kind: PriceLine['kind'], voiceId: string, language: string, amount: number): PriceLine => ({
  kind,
  bound: 'both',
  voiceId,
  character: `Character ${voiceId}`,
  language,
  factors: [],
  amount,
});

const chosen = [
  { voiceId: 'v1', language: 'deu', talentId: 't1' },
  { voiceId: 'v1', language: 'spa', talentId: 't2' },
  { voiceId: 'v2', language: 'deu', talentId: 't1' },
];

describe('the earnings of talents', () => {
  it('are the talent’s part of each role, without the agency’s part', () => {
    const lines = [
      line('session', 'v1', 'deu', 200),
      line('sessionExtra', 'v1', 'deu', 50),
      line('usage', 'v1', 'deu', 300),
      line('engineer', 'v1', 'deu', 60),
      line('studio', 'v1', 'deu', 40),
      line('commission', 'v1', 'deu', 55),
      line('usage', 'v1', 'spa', 100),
      line('minimum', 'v1', 'spa', 7),
      line('session', 'v2', 'deu', 1),
      { kind: 'express', bound: 'both', factors: [], amount: 999 } as const,
    ];
    expect(Object.fromEntries(computeEarnings(lines, chosen))).toEqual({
      t1: [
        { character: 'Character v1', language: 'deu', amount: 550, usage: 300 },
        { character: 'Character v2', language: 'deu', amount: 1, usage: 0 },
      ],
      t2: [{ character: 'Character v1', language: 'spa', amount: 107, usage: 100 }],
    });
  });

  it('are none without a chosen voice', () => {
    expect(computeEarnings([line('session', 'v9', 'deu', 200)], chosen).size).toBe(0);
    expect(computeEarnings([], chosen).size).toBe(0);
  });

  it('have a negative balance once more was paid than is due', () => {
    const earning = { state: 'payable', amount: 500, net: 400, paid: 450 } as const;
    expect([getBalance(earning), getAmountOwed(earning)]).toEqual([-50, 0]);
    expect(getBalance({ ...earning, state: 'cancelled' })).toBe(-450);
    expect(getBalance({ state: 'agreed', amount: 500 })).toBe(500);
  });

  it('are paid by the difference, sum by sum, after any number of new confirmations', () => {
    const toRule = (rate: number): NetRule => ({ rate, from: null, source: 'taxStatus' });
    const rate = fc.integer({ min: 0, max: 10_000 });
    const confirmation = fc.record({
      gross: fc.integer({ min: 0, max: 100_000_000 }),
      share: rate,
      vat: rate,
      withholding: rate,
      state: fc.constantFrom(...EARNING_STATES.filter((state) => state !== 'agreed')),
    });

    fc.assert(
      fc.property(fc.array(confirmation, { minLength: 1, maxLength: 5 }), (confirmations) => {
        let paidSums = NO_SUMS;
        for (const { gross, state, share, vat, withholding } of confirmations) {
          const rules = { share: toRule(share), vat: toRule(vat), withholding: toRule(withholding) };
          const agreed = computeNet({ session: gross, usage: 0 }, rules);
          const earning = { ...agreed, state, amount: gross, paid: paidSums.net, paidSums };
          const open = getOpenSums(earning);
          paidSums = addSums(paidSums, open);

          expect(open.net).toBe(open.gross - open.share + open.vat - open.withholding);
          expect(paidSums.net).toBe(state === 'cancelled' ? 0 : agreed.net);
          expect(getOpenSums({ ...earning, paid: paidSums.net, paidSums })).toEqual(NO_SUMS);
        }
      }),
    );
  });

  it('are lowered by a credit, session and use alike, without losing a cent', () => {
    const fee = fc.integer({ min: 0, max: 1_000_000 });
    const role = fc
      .tuple(fee, fee)
      .map(([session, usage]) => ({ character: 'A', language: 'deu', amount: session + usage, usage }));
    const sum = (roles: readonly { readonly amount: number }[]) =>
      roles.reduce((total, { amount }) => total + amount, 0);

    fc.assert(
      fc.property(
        fc.array(role, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (roles, part) => {
          const amount = Math.floor(sum(roles) * part);
          const lowered = lowerFees(roles, amount);
          expect(sum(lowered)).toBe(sum(roles) - amount);
          for (const { amount: left, usage = 0 } of lowered) {
            expect(usage).toBeGreaterThanOrEqual(0);
            expect(left).toBeGreaterThanOrEqual(usage);
          }
        },
      ),
    );
    expect(lowerFees([{ character: 'A', language: 'deu', amount: 300, usage: 200 }], 150)).toMatchObject([
      { amount: 150, usage: 100 },
    ]);
  });

  it('count share and taxes as paid where only the net amount was kept', () => {
    const earning = {
      state: 'payable',
      amount: 1_000,
      share: 200,
      vat: 168,
      withholding: 120,
      net: 848,
    } as const;
    expect(getOpenSums({ ...earning, paid: 848 })).toEqual(NO_SUMS);
    expect(getPaidSums({ ...earning, paid: 800 })).toMatchObject({ gross: 952, share: 200, net: 800 });
    expect(getOpenSums({ ...earning, paid: 900 })).toEqual({ ...NO_SUMS, gross: -52, net: -52 });
  });

  it('wait for the client’s payment, except for what was paid too much', () => {
    const earning = { state: 'agreed', amount: 1_000, net: 1_000 } as const;
    expect(getOpenSums(earning)).toEqual(NO_SUMS);
    expect(getOpenSums({ ...earning, paid: 1_200 }).net).toBe(-200);
  });

  it('are payable thirty days after the order was paid, across months and years', () => {
    expect(getFirstPayableDay('2026-01-31')).toBe('2026-03-02');
    expect(getFirstPayableDay('2026-12-02')).toBe('2027-01-01');
  });
});

import { describe, expect, it } from 'vitest';
import type { PriceLine } from '../pricing/pricing.ts';
import { computeEarnings, getAmountOwed, getBalance, getFirstPayableDay } from './earnings.ts';

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

  it('are payable thirty days after the order was paid, across months and years', () => {
    expect(getFirstPayableDay('2026-01-31')).toBe('2026-03-02');
    expect(getFirstPayableDay('2026-12-02')).toBe('2027-01-01');
  });
});

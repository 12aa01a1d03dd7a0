import { describe, expect, it } from 'vitest';
import { UNSET_RULE } from './compute-net.ts';
import { findShareRule } from './share-rates.ts';

const agreed = [
  { rate: 1_500, from: '2026-01-01' },
  { rate: 2_000, from: '2026-07-01' },
  { rate: 0, from: '2027-01-01' },
];
const defaults = [{ rate: 1_000, from: '2025-01-01' }];

describe('the agency’s share', () => {
  it.each([
    ['2026-01-01', 1_500, 'talentTerms'],
    ['2026-06-30', 1_500, 'talentTerms'],
    ['2026-07-01', 2_000, 'talentTerms'],
    ['2027-05-05', 0, 'talentTerms'],
    ['2025-12-31', 1_000, 'billingTerms'],
  ])('is the latest of a day: %s', (day, rate, source) => {
    expect(findShareRule(agreed.toReversed(), defaults, day)).toMatchObject({ rate, source });
  });

  it('is none before any was agreed', () => {
    expect(findShareRule(agreed, defaults, '2024-12-31')).toEqual(UNSET_RULE);
    expect(findShareRule([], [], '2026-01-01')).toEqual(UNSET_RULE);
  });
});

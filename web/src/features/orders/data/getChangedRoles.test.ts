import { describe, expect, it } from 'vitest';
import type { PriceLine } from '@domain/pricing/pricing.ts';
import { getChangedRoles } from './getChangedRoles.ts';

const makeLine = (voiceId: string, amount: number): PriceLine => ({
  kind: 'role',
  bound: 'both',
  voiceId,
  character: voiceId.toUpperCase(),
  language: 'eng',
  factors: [],
  amount,
});

describe('roles that have changed', () => {
  it('are those with a new price, added ones and removed ones', () => {
    const before = [makeLine('a', 1), makeLine('a', 2), makeLine('b', 5), makeLine('gone', 7)];
    const after = [makeLine('a', 3), makeLine('b', 6), makeLine('new', 8)];
    expect(
      getChangedRoles(before, after).map(({ character, before: was, after: is }) => [character, was, is]),
    ).toEqual([
      ['B', 5, 6],
      ['NEW', null, 8],
      ['GONE', 7, null],
    ]);
  });
});

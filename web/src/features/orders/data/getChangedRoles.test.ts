import { describe, expect, it } from 'vitest';
import type { PriceLine } from '@domain/pricing/pricing.ts';
import { getChangedRoles } from './getChangedRoles.ts';

const line = (voiceId: string, amount: number): PriceLine => ({
  kind: 'role',
  bound: 'both',
  voiceId,
  character: voiceId.toUpperCase(),
  language: 'eng',
  factors: [],
  amount,
});

describe('roles that have changed', () => {
  it('are those that cost something else, are new, or are gone', () => {
    const before = [line('a', 1), line('a', 2), line('b', 5), line('gone', 7)];
    const after = [line('a', 3), line('b', 6), line('new', 8)];
    expect(
      getChangedRoles(before, after).map(({ character, before: was, after: is }) => [character, was, is]),
    ).toEqual([
      ['B', 5, 6],
      ['NEW', null, 8],
      ['GONE', 7, null],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { groupByVoice } from './groupByVoice.ts';
import type { FoundDemo } from './useDemoSearch.ts';

const makeDemo = (id: string, talentId: string, principalInCategory = false): FoundDemo =>
  ({ id, talentId, principalInCategory }) as FoundDemo;

const read = (demos: readonly FoundDemo[]) =>
  groupByVoice(demos).map(({ talentId, best, others }) => [talentId, best.id, others.map(({ id }) => id)]);

describe('the voices among found demos', () => {
  it('are listed once each, in the order of their first demos', () => {
    const found = [
      makeDemo('a1', 'a'),
      makeDemo('b1', 'b'),
      makeDemo('a2', 'a'),
      makeDemo('c1', 'c'),
      makeDemo('a3', 'a'),
    ];
    expect(read(found)).toEqual([
      ['a', 'a1', ['a2', 'a3']],
      ['b', 'b1', []],
      ['c', 'c1', []],
    ]);
  });

  it('show the first principal demo, at any position', () => {
    const found = [makeDemo('a1', 'a'), makeDemo('a2', 'a', true), makeDemo('a3', 'a', true)];
    expect(read(found)).toEqual([['a', 'a2', ['a1', 'a3']]]);
  });

  it('are complete without ratings', () => {
    expect(read([])).toEqual([]);
  });
});

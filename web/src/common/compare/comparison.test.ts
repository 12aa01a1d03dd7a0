import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARED_MAX, shuffle, withCompared } from './comparison.ts';

interface Demo {
  readonly id: string;
}

const makeDemo = (id: string): Demo => ({ id });
const listIds = (demos: readonly Demo[]) => demos.map(({ id }) => id).join('');

describe('voices to compare', () => {
  it('are added once, removed, and four at most', () => {
    const four = ['a', 'b', 'c', 'd'].reduce<readonly Demo[]>(
      (chosen, id) => withCompared(chosen, makeDemo(id), true),
      [],
    );
    expect(listIds(four)).toBe('abcd');
    expect(four).toHaveLength(COMPARED_MAX);
    expect(withCompared(four, makeDemo('b'), true)).toBe(four);
    expect(withCompared(four, makeDemo('e'), true)).toBe(four);
    expect(listIds(withCompared(four, makeDemo('b'), false))).toBe('acd');
    expect(withCompared(four, makeDemo('e'), false)).toBe(four);
  });
});

describe('shuffling', () => {
  it('keeps every voice once', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 6 }),
        fc.array(random, { minLength: 6 }),
        (items, numbers) => {
          let position = 0;
          const getNext = () => numbers[position++ % numbers.length] ?? 0;
          expect([...shuffle(items, getNext)].sort()).toEqual([...items].sort());
        },
      ),
    );
  });

  it('can turn out in any order', () => {
    expect(shuffle([1, 2, 3], () => 0.99)).toEqual([3, 2, 1]);
    expect(shuffle([1, 2, 3], () => 0)).toEqual([1, 2, 3]);
  });
});

import { describe, expect, it } from 'vitest';
import { findDifferences } from './differences.ts';

const read = (before: unknown, after: unknown) =>
  findDifferences(
    before === null ? null : JSON.stringify(before),
    after === null ? null : JSON.stringify(after),
  ).map(({ path, before: was, after: is }) => [path.join('.'), was, is]);

describe('the differences of a record', () => {
  it('omit equal values at any depth', () => {
    expect(read({ a: 1, b: { c: [1], d: 'x' } }, { a: 1, b: { c: [1], d: 'y' } })).toEqual([
      ['b.d', 'x', 'y'],
    ]);
  });

  it('list additions and removals', () => {
    expect(read({ a: 1 }, { b: 2 })).toEqual([
      ['a', 1, undefined],
      ['b', undefined, 2],
    ]);
  });

  it('list a created record field by field, and a deleted one', () => {
    expect(read(null, { name: 'Ana', link: { open: true } })).toEqual([
      ['name', undefined, 'Ana'],
      ['link.open', undefined, true],
    ]);
    expect(read({ name: 'Ana' }, null)).toEqual([['name', 'Ana', undefined]]);
  });

  it('show a list as a whole, and a map that changed its type', () => {
    expect(read({ tags: ['a'], at: null }, { tags: ['a', 'b'], at: { day: 1 } })).toEqual([
      ['tags', ['a'], ['a', 'b']],
      ['at', null, { day: 1 }],
    ]);
  });

  it('are empty when nothing was stored', () => {
    expect(read(null, null)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { refuseHostile } from './hostile.ts';

const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

describe('hostile values', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a lone high surrogate', { name: 'a\ud800' }, 'name'],
    ['a lone low surrogate', { name: '\udc00a' }, 'name'],
    ['a NUL', { list: ['fine', 'a\0'] }, 'list[1]'],
    ['an endless number', { a: { b: Number.POSITIVE_INFINITY } }, 'a.b'],
    ['an inherited key', { a: JSON.parse('{"__proto__":1}') as unknown }, 'a'],
    ['one at the top', { valueOf: 1 }, undefined],
    ['a key that is no text', { a: { '\ud800': 1 } }, 'a'],
  ])('include %s', (_, value, property) => {
    const refused = expect(() => refuseHostile(value, 422));
    refused.toThrow(expect.objectContaining({ status: 422, detail: property ? { property } : {} }));
  });

  it('include no pairs, empty values, negative numbers, or reasonable nesting', () => {
    const sound = {
      name: '😀 ñ\n\t',
      none: null,
      empty: '',
      list: [],
      number: -1.5,
      flag: false,
      constructors: 1,
    };
    for (const value of [sound, undefined, 'text', nest(32)])
      expect(() => refuseHostile(value, 422)).not.toThrow();
    expect(() => refuseHostile(nest(33), 422)).toThrow();
    expect(() => refuseHostile(nest(5000), 422)).toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { compareIds, compareValues, areValuesEqual, areValuesIdentical } from '../src/values/order.ts';
import { formatFieldPath, getField, parseFieldPath, withField } from '../src/values/field-path.ts';
import type { Value } from '../src/values/value.ts';

const integer = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const text = (value: string): Value => ({ kind: 'string', value });
const bytes = (...value: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(value) });
const reference = (path: string): Value => ({
  kind: 'reference',
  name: `projects/p/databases/d/documents/${path}`,
});
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(entries)),
});
const vector = (...values: number[]) =>
  map({ __type__: text('__vector__'), value: array(...values.map(double)) });
const point = (latitude: number, longitude: number): Value => ({ kind: 'geopoint', latitude, longitude });

/** Each entry sorts before the next; the members of one entry are equal. */
const ORDER: readonly (readonly Value[])[] = [
  [{ kind: 'null' }],
  [{ kind: 'boolean', value: false }],
  [{ kind: 'boolean', value: true }],
  [double(NaN), double(-NaN)],
  [double(-Infinity)],
  [integer(-(2n ** 63n))],
  [integer(-1n), double(-1)],
  [integer(0n), double(0), double(-0)],
  [double(Number.MIN_VALUE)],
  [double(0.5)],
  [integer(1n), double(1)],
  [double(1.1)],
  [integer(9_007_199_254_740_992n), double(9_007_199_254_740_992)],
  [integer(9_007_199_254_740_993n)],
  [integer(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Infinity)],
  [{ kind: 'timestamp', micros: -1n }],
  [{ kind: 'timestamp', micros: 0n }],
  [text('')],
  [text('a')],
  [text('aa')],
  [text('b')],
  [text('\uffff')],
  [text('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(1)],
  [bytes(1, 0)],
  [bytes(255)],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/c')],
  [reference('aa/a')],
  [point(-90, 0)],
  [point(0, -180)],
  [point(0, 180)],
  [array()],
  [array(integer(1n)), array(double(1))],
  [array(integer(1n), integer(0n))],
  [array(integer(2n))],
  [array(text('a'))],
  [vector(9)],
  [vector(0, 0)],
  [vector(0, 1)],
  [map({})],
  [map({ a: integer(1n) }), map({ a: double(1) })],
  [map({ a: integer(1n), b: integer(0n) })],
  [map({ a: integer(2n) })],
  [map({ b: integer(0n) })],
];

describe('values', () => {
  it('of every kind sort as in the service', () => {
    const flat = ORDER.flatMap((values, rank) => values.map((value) => ({ value, rank })));
    for (const left of flat) {
      for (const right of flat) {
        expect(Math.sign(compareValues(left.value, right.value))).toBe(Math.sign(left.rank - right.rank));
      }
    }
  });

  it('may be equal without being identical', () => {
    expect(areValuesEqual(integer(1n), double(1))).toBe(true);
    expect(areValuesIdentical(integer(1n), double(1))).toBe(false);
    expect(areValuesIdentical(double(0), double(-0))).toBe(false);
    expect(areValuesIdentical(double(NaN), double(NaN))).toBe(true);
    expect(areValuesIdentical(map({ a: array(text('x')) }), map({ a: array(text('x')) }))).toBe(true);
  });

  it('sort numeric document ids by number, before all others', () => {
    expect(['b', '__id10__', 'a', '__id9__', '__id-1__'].sort(compareIds)).toEqual([
      '__id-1__',
      '__id9__',
      '__id10__',
      'a',
      'b',
    ]);
  });
});

describe('field paths', () => {
  it('are parsed with quotes and written back', () => {
    for (const [path, segments] of [
      ['a.b_1', ['a', 'b_1']],
      ['`a b`.c', ['a b', 'c']],
      ['`x\\`y\\\\`', ['x`y\\']],
      ['`1`', ['1']],
    ] as const) {
      expect(parseFieldPath(path)).toEqual(segments);
      expect(formatFieldPath(segments)).toBe(path);
    }
  });

  it.each(['', '.a', 'a.', 'a..b', 'a b', '1a', '`a', '``', 'a`b`'])('refuse %j', (path) => {
    expect(() => parseFieldPath(path)).toThrow();
  });

  it('set and remove values inside maps without touching the original', () => {
    const fields = new Map<string, Value>([['m', map({ x: integer(1n), y: integer(2n) })]]);
    const changed = withField(fields, ['m', 'x'], integer(5n));
    expect(getField(changed, ['m', 'x'])).toEqual(integer(5n));
    expect(getField(changed, ['m', 'y'])).toEqual(integer(2n));
    expect(getField(fields, ['m', 'x'])).toEqual(integer(1n));
    expect(getField(withField(fields, ['m', 'x'], undefined), ['m', 'x'])).toBeUndefined();
    expect(withField(fields, ['n', 'x'], undefined)).toBe(fields);
  });
});

import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decodeStep, encodeStep } from './step-codec.ts';

describe('the result of a step', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a "text"'],
    ['an instant, to the nanosecond', new Timestamp(1_700_000_000, 123_456_789)],
    [
      'a record',
      { id: 'x', none: undefined, at: new Timestamp(1, 0), list: [{ at: new Timestamp(2, 5) }, null] },
    ],
  ])('is unchanged after a round trip: %s', (_, result) => {
    expect(decodeStep(encodeStep(result))).toEqual(result);
  });

  it('distinguishes undefined from null', () => {
    expect(decodeStep(encodeStep(undefined))).toBeUndefined();
    expect(decodeStep(encodeStep(null))).toBeNull();
  });

  it.each([new Set([1]), new Map(), new Date(0), { inside: new Set() }])('is plain data: %s', (result) => {
    expect(() => encodeStep(result)).toThrow('plain data');
  });
});

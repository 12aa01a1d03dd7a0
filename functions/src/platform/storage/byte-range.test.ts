import { describe, expect, it } from 'vitest';
import { getByteRange } from './byte-range.ts';

describe('the requested range of a file of ten bytes', () => {
  it.each<[string, ReturnType<typeof getByteRange>]>([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=4-99', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes 0-3', undefined],
    ['items=0-3', undefined],
    ['', undefined],
  ])('%s', (header, range) => {
    expect(getByteRange(header, 10)).toEqual(range);
  });

  it('is undefined for an empty file', () => {
    expect(getByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(getByteRange('bytes=-5', 0)).toBe('unsatisfiable');
    expect(getByteRange(undefined, 0)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { formatFileMoment, parseMoment } from './file-moment.ts';

describe('a moment of a file', () => {
  it('is formatted and read the way people write it', () => {
    const cases: readonly (readonly [number, string])[] = [
      [0, '0:00'],
      [9_000, '0:09'],
      [83_000, '1:23'],
      [3_723_000, '1:02:03'],
    ];
    expect(cases.filter(([ms, text]) => formatFileMoment(ms) !== text || parseMoment(text) !== ms)).toEqual(
      [],
    );
    expect(parseMoment(' 75 ')).toBe(75_000);
  });

  it('is refused in other forms', () => {
    expect(['', 'a', '1:60', '1:2:3:4', '-1', '1.5'].map(parseMoment)).toEqual(Array(6).fill(undefined));
  });
});

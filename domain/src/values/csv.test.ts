import { describe, expect, it } from 'vitest';
import { toCsvLines } from './csv.ts';

describe('a row of a CSV file', () => {
  it.each([
    ['Zoë', 'Zoë'],
    ['a, b', '"a, b"'],
    ['a; b', '"a; b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    ['+34 600 111 222', '+34 600 111 222'],
    ['-12.5', '-12.5'],
    ['+1-800-555-1234', "'+1-800-555-1234"],
    ['-1-1', "'-1-1"],
    ['-(2)', "'-(2)"],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', '"\'\t=1"'],
  ])('writes %j as %j', (value, cell) => expect(toCsvLines([[value]], 'comma')).toBe(`${cell}\r\n`));

  it('separates cells by commas, with a line end', () => {
    expect(
      toCsvLines(
        [
          ['a', ''],
          ['b', 'c'],
        ],
        'comma',
      ),
    ).toBe('a,\r\nb,c\r\n');
  });

  it.each([
    ['amount', '7.20', '7,20'],
    ['number', '-12.5', '-12,5'],
    ['amount', '2026-12-31', '2026-12-31'],
    ['date', '2026-12-31', '31/12/2026'],
    ['date', '7.20', '7.20'],
    ['date', '2026-12-31T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
    ['text', '1.10', '1.10'],
    ['text', '2026.10', '2026.10'],
    ['text', '2026-11-20', '2026-11-20'],
    ['text', 'a, b', 'a, b'],
    ['text', 'a; b', '"a; b"'],
    ['number', '1.2.3', '1.2.3'],
    ['text', '=1+1', "'=1+1"],
  ] as const)('for Spanish spreadsheets writes the %s %j as %j', (kind, value, cell) =>
    expect(toCsvLines([['x', value]], 'semicolon', ['text', kind])).toBe(`x;${cell}\r\n`),
  );
});

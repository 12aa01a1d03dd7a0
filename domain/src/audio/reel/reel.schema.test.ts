import { expect, it } from 'vitest';
import { areTakes, takeSpans } from './reel.schema.ts';
import { readTakes, writeTakes } from './takes-text.ts';

it('accepts ordered borders, and reads them unchanged', () => {
  const takes = [
    { startMs: 450, endMs: 8440 },
    { startMs: 8440, endMs: 17_010 },
  ];
  expect(takeSpans().isValidSync('450-8440,8440-17010')).toBe(true);
  expect(readTakes(writeTakes(takes))).toEqual(takes);
  expect(areTakes(takes, 17_010)).toBe(true);
  expect(areTakes(takes, 17_009)).toBe(false);
});

it('refuses other borders', () => {
  const refused = [
    '',
    '450',
    '450-8440,',
    '8440-450',
    '0-499',
    '0-2000,1999-4000',
    '2000-4000,0-1000',
    '-5-900',
    '0-1e3',
    Array.from({ length: 7 }, (_, take) => `${take * 1000}-${take * 1000 + 900}`).join(),
  ];
  expect(refused.filter((value) => takeSpans().isValidSync(value))).toEqual([]);
});

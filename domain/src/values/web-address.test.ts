import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each([
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['zoom.us/j/1?pwd=2', 'https://zoom.us/j/1?pwd=2'],
  ['https://meet.google.com/abc', 'https://meet.google.com/abc'],
  ['', ''],
])('completes %s', (typed, stored) => {
  expect(webAddress().validateSync(typed)).toBe(stored);
});

it.each([
  'http://meet.google.com',
  'javascript:alert(1)',
  'ftp://files.example',
  'call me',
  'localhost:3000',
])('refuses %s', (typed) => {
  expect(webAddress().isValidSync(typed)).toBe(false);
});

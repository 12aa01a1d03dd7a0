import { expect, it } from 'vitest';
import { getTakeAt } from './take-at.ts';

const TAKES = [
  { startMs: 1000, endMs: 4000 },
  { startMs: 5000, endMs: 9000 },
];

it.each([
  [null, 0],
  [1, 980],
  [1, 4500],
  [2, 5000],
  [2, 20_000],
])('finds take %s at %s ms', (take, atMs) => {
  expect(getTakeAt(TAKES, atMs)).toBe(take);
});

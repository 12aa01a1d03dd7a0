import { expect, it } from 'vitest';
import { moveEdge, splitLongest } from './edit-takes.ts';
import { areTakes } from './reel.schema.ts';

const takes = [
  { startMs: 400, endMs: 3000 },
  { startMs: 4000, endMs: 9000 },
];
const LENGTH = 10_000;

it('moves an edge no further than its neighbours, and keeps each take half a second long', () => {
  const move = (...how: readonly [number, 'startMs' | 'endMs', number]) => moveEdge(takes, ...how, LENGTH);
  expect(move(0, 'endMs', 3100.4)[0]).toEqual({ startMs: 400, endMs: 3100 });
  expect(move(0, 'endMs', 5000)[0]?.endMs).toBe(4000);
  expect(move(1, 'startMs', 0)[1]?.startMs).toBe(3000);
  expect(move(0, 'startMs', 2900)[0]?.startMs).toBe(2500);
  expect(move(0, 'startMs', -10)[0]?.startMs).toBe(0);
  expect(move(1, 'endMs', 99_999)[1]?.endMs).toBe(LENGTH);
});

it('splits the longest take at its longest pause', () => {
  const speech = [
    { startMs: 400, endMs: 3000 },
    { startMs: 4000, endMs: 4200 },
    { startMs: 5400, endMs: 6500 },
    { startMs: 7000, endMs: 9000 },
  ];
  const split = splitLongest(takes, speech, LENGTH);
  expect(split.slice(1)).toEqual([
    { startMs: 4000, endMs: 6500 },
    { startMs: 7000, endMs: 9000 },
  ]);

  expect(splitLongest(takes, [], LENGTH)[1]).toEqual({ startMs: 4000, endMs: 6500 });
  expect(splitLongest([], [], LENGTH)).toEqual([{ startMs: 0, endMs: LENGTH }]);

  const six = Array.from({ length: 6 }, (_, take) => ({ startMs: take * 1000, endMs: take * 1000 + 900 }));
  expect(splitLongest(six, [], LENGTH)).toEqual(six);
  expect(areTakes(split, LENGTH)).toBe(true);
});

import { expect, it } from 'vitest';
import { toLanes } from './lanes.ts';

const makeTime = (hour: number) => ({ toMillis: () => new Date(2027, 2, 10, hour).getTime() });
const make = (engineerName: string, from: number, to: number) => ({
  engineerId: engineerName,
  engineerName,
  startsAt: makeTime(from),
  endsAt: makeTime(to),
});

it('gives each engineer a lane, and puts overlapping sessions side by side', () => {
  const lanes = toLanes('2027-03-10', [
    make('Sam', 9, 11),
    make('Kim', 10, 12),
    make('Sam', 10, 12),
    make('Sam', 23, 26),
  ]);

  expect(lanes.map(({ engineerName, columns }) => [engineerName, columns])).toEqual([
    ['Kim', 1],
    ['Sam', 2],
  ]);

  expect(lanes[1]?.placed.map(({ from, minutes, column }) => [from / 60, minutes / 60, column])).toEqual([
    [9, 2, 0],
    [10, 2, 1],
    [23, 1, 0],
  ]);
});

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
  const sessions = [make('Sam', 9, 11), make('Kim', 10, 12), make('Sam', 10, 12), make('Sam', 23, 26)];
  const lanes = toLanes('2027-03-10', sessions, false);
  expect(lanes.map(({ engineerName }) => engineerName)).toEqual(['Kim', 'Sam']);

  const placed = lanes[1]?.placed.map(({ from, minutes, column, columns }) => [
    from / 60,
    minutes / 60,
    column,
    columns,
  ]);
  expect(placed).toEqual([
    [9, 2, 0, 2],
    [10, 2, 1, 2],
    [23, 1, 0, 1],
  ]);
});

it('gives more engineers than fit into a week one lane, and each their own in the view of a day', () => {
  const sessions = [make('Sam', 9, 11), make('Kim', 12, 13), make('Ana', 12, 14)];
  const [lane, ...rest] = toLanes('2027-03-10', sessions, false);
  expect(rest).toEqual([]);
  expect(lane?.placed.map(({ columns }) => columns)).toEqual([1, 2, 2]);
  expect(toLanes('2027-03-10', sessions, true)).toHaveLength(3);
});

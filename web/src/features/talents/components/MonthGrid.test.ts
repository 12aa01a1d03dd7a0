import { expect, it } from 'vitest';
import { toWeeks } from './MonthGrid.tsx';

it('arranges the days of a month in weeks from Monday', () => {
  const weeks = toWeeks('2027-02');
  // The first of February 2027 is a Monday, and the month has four whole weeks.
  expect([weeks.length, weeks[0]?.[0], weeks[3]?.[6]]).toEqual([4, '2027-02-01', '2027-02-28']);
});

it('leaves the days of other months empty', () => {
  const weeks = toWeeks('2028-01');
  expect(weeks[0]).toEqual([null, null, null, null, null, '2028-01-01', '2028-01-02']);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
  expect(weeks.at(-1)).toEqual(['2028-01-31', null, null, null, null, null, null]);
});

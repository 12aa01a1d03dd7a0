import { expect, it } from 'vitest';
import { getAnswerDate, isLate } from './answer-by.ts';

it.each([
  ['2026-05-03T10:00:00Z', '2026-06-03'],
  ['2026-12-15T23:59:59Z', '2027-01-15'],
  ['2027-01-31T00:00:00Z', '2027-02-28'],
  ['2028-01-30T00:00:00Z', '2028-02-29'],
  ['2026-10-31T12:00:00Z', '2026-11-30'],
])('makes an answer to %s due by %s', (requestDate, day) =>
  expect(getAnswerDate(Date.parse(requestDate))).toBe(day),
);

it('is late from the next day', () => {
  const requestedAt = Date.parse('2026-05-03T10:00:00Z');
  expect(isLate(requestedAt, Date.parse('2026-06-03T23:59:59Z'))).toBe(false);
  expect(isLate(requestedAt, Date.parse('2026-06-04T00:00:00Z'))).toBe(true);
});

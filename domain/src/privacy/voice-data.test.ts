import { expect, it } from 'vitest';
import { getRetentionEnd, getLicenceRetentionEnd } from './voice-data.ts';

it.each([
  ['2026-05-03', '2036-05-03'],
  ['2024-02-29', '2034-03-01'],
])('keeps what was done on %s for the books until %s', (day, until) =>
  expect(getRetentionEnd(day)).toBe(until),
);

it('keeps a licence for the books, and for as long as it runs where that is longer', () => {
  expect(getLicenceRetentionEnd('2026-05-03', '2027-05-02')).toBe('2036-05-03');
  expect(getLicenceRetentionEnd('2026-05-03', '2046-05-02')).toBe('2046-05-02');
  expect(getLicenceRetentionEnd('2026-05-03', null)).toBeNull();
});

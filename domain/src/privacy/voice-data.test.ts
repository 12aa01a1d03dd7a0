import { expect, it } from 'vitest';
import { getRetentionEnd, getLicenceRetentionEnd } from './voice-data.ts';

it.each([
  ['2026-05-03', '2036-05-03'],
  ['2024-02-29', '2034-03-01'],
])('keeps a record of %s for accounting until %s', (day, until) => expect(getRetentionEnd(day)).toBe(until));

it('keeps a licence for accounting, or until it ends if that is later', () => {
  expect(getLicenceRetentionEnd('2026-05-03', '2027-05-02')).toBe('2036-05-03');
  expect(getLicenceRetentionEnd('2026-05-03', '2046-05-02')).toBe('2046-05-02');
  expect(getLicenceRetentionEnd('2026-05-03', null)).toBeNull();
});

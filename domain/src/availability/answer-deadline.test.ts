import { expect, it } from 'vitest';
import { getAnswerDeadline, getSuggestedDeadline } from './answer-deadline.ts';
import type { AvailabilityRequest } from './availability.ts';

const request = (state: AvailabilityRequest['state'], ...slots: readonly string[]) => ({
  state,
  timeZone: 'Europe/Madrid',
  timeRanges: slots.map((datetime, index) => ({ id: String(index), datetime, status: null })),
});

it('is due by the first slot, and accepted until the last begins', () => {
  const asked = request('requested', '2030/05/06 12-14', '2030/05/05 10-12', '2030/05/05 04-06');
  expect(getSuggestedDeadline(asked)).toBe(Date.UTC(2030, 4, 5, 8));
  expect(getAnswerDeadline(asked)).toBe(Date.UTC(2030, 4, 6, 10));
});

it('waits for no answer where one was given, or where nothing is on offer', () => {
  expect(getAnswerDeadline(request('accepted', '2030/05/05 10-12'))).toBeNull();
  expect(getAnswerDeadline(request('requested'))).toBeNull();
});

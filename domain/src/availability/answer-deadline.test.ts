import { expect, it } from 'vitest';
import { getAnswerDeadline, getSuggestedDeadline } from './answer-deadline.ts';
import type { AvailabilityRequest } from './availability.ts';

const request = (state: AvailabilityRequest['state'], ...slots: readonly string[]) => ({
  state,
  timeZone: 'Europe/Madrid',
  timeRanges: slots.map((datetime, index) => ({ id: String(index), datetime, status: null })),
});

it('is due before the first slot, and accepted until the last slot begins', () => {
  const invitation = request('requested', '2030/05/06 12-14', '2030/05/05 10-12', '2030/05/05 04-06');
  expect(getSuggestedDeadline(invitation)).toBe(Date.UTC(2030, 4, 5, 8));
  expect(getAnswerDeadline(invitation)).toBe(Date.UTC(2030, 4, 6, 10));
});

it('is absent after an answer, or without an offered slot', () => {
  expect(getAnswerDeadline(request('accepted', '2030/05/05 10-12'))).toBeNull();
  expect(getAnswerDeadline(request('requested'))).toBeNull();
});

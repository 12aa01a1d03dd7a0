import { expect, it } from 'vitest';
import { getTakeState } from './transitions.ts';

const toInstant = (millis: number) => ({ toMillis: () => millis });

it.each([
  ['open', 'open', 1, false],
  ['declined', 'declined', 1, false],
  ['late', 'open', 0, false],
  ['late', 'declined', 0, false],
  ['held', 'open', 0, true],
  ['held', 'declined', 1, true],
  ['uploaded', 'uploaded', 0, true],
  ['cancelled', 'cancelled', 1, true],
] as const)('a take is %s when its entry is %s', (state, status, deadline, isHeld) => {
  expect(getTakeState({ status, deadline: toInstant(deadline) }, isHeld, 0)).toBe(state);
});

it('a take outlives the cancellation of its request', () => {
  const entry = { status: 'uploaded', deadline: toInstant(1), cancelledAt: toInstant(0) } as const;
  expect(getTakeState(entry, false, 0)).toBe('kept');
});

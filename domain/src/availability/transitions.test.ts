import { expect, it } from 'vitest';
import { getSlotState } from './transitions.ts';

const NOW = Date.parse('2027-05-05T10:00:00Z');
const range = (datetime: string, status: 'accepted' | null = null) => ({ id: datetime, datetime, status });
const SLOTS = { begun: '2027/05/05 08-10', soon: '2027/05/06 08-10', later: '2027/05/09 08-10' };

it.each([
  ['requested', {}],
  ['requested', { timeRanges: [range(SLOTS.begun)] }],
  ['moving', { moving: { datetime: SLOTS.later, timeZone: 'UTC' } }],
  ['movingBegun', { moving: { datetime: SLOTS.begun, timeZone: 'UTC' } }],
  ['accepted', { state: 'accepted', timeRanges: [range(SLOTS.later, 'accepted')] }],
  ['soon', { state: 'accepted', timeRanges: [range(SLOTS.soon, 'accepted')] }],
  ['begun', { state: 'accepted', timeRanges: [range(SLOTS.begun, 'accepted')] }],
  ['planned', { state: 'accepted', timeRanges: [range(SLOTS.soon, 'accepted')], sessionId: 's' }],
  ['recorded', { state: 'accepted', timeRanges: [range(SLOTS.begun, 'accepted')], sessionId: 's' }],
  [
    'rescheduling',
    { moving: { datetime: SLOTS.soon, timeZone: 'UTC' }, timeRanges: [range(SLOTS.later)], sessionId: 's' },
  ],
  [
    'reschedulingBegun',
    { moving: { datetime: SLOTS.begun, timeZone: 'UTC' }, timeRanges: [range(SLOTS.later)], sessionId: 's' },
  ],
  ['released', { state: 'released' }],
  ['cancelled', { state: 'cancelled', timeRanges: [range(SLOTS.begun, 'accepted')] }],
] as const)('a slot request is %s', (state, fields) => {
  const request = {
    state: 'requested',
    sessionId: null,
    timeZone: 'UTC',
    timeRanges: [range(SLOTS.later)],
    ...fields,
  } as const;
  expect(getSlotState(request, NOW)).toBe(state);
});

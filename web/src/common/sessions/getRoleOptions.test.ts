import { expect, it } from 'vitest';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { isJoining, getRoleOptions } from './getRoleOptions.ts';

const request = (voiceId: string, over: Partial<AvailabilityRequest> = {}) =>
  ({
    castingId: 'c',
    talentId: 't',
    voiceId,
    castingDemoId: `place of ${voiceId}`,
    state: 'accepted',
    sessionId: null,
    timeZone: 'UTC',
    timeRanges: [{ id: '1', datetime: '2027/03/10 08-10', status: 'accepted' }],
    ...over,
  }) as AvailabilityRequest;
const place = (voiceId: string, over: Partial<CastingDemo> = {}) =>
  ({
    id: `place of ${voiceId}`,
    castingId: 'c',
    talentId: 't',
    voiceId,
    isSelected: true,
    ...over,
  }) as CastingDemo;

it('offers other roles that the voice is booked for without a session, or chosen for', () => {
  const requests = [
    request('first'),
    request('booked'),
    request('planned', { sessionId: 'other' }),
    request('own', { sessionId: 'this' }),
    request('asked', { state: 'requested' }),
    request('of another talent', { talentId: 'x' }),
    request('of another language', { castingId: 'x' }),
  ];

  const chosen = [
    ...['first', 'booked', 'planned', 'asked', 'chosen'].map((voiceId) => place(voiceId)),
    place('withdrawn', { isWithdrawn: true }),
    place('not theirs', { talentId: 'x' }),
  ];
  const first = { castingId: 'c', talentId: 't', voiceId: 'first', sessionId: 'this' };
  const options = getRoleOptions(first, requests, chosen);
  expect(options.map(({ voiceId, slot }) => [voiceId, slot !== undefined])).toEqual([
    ['booked', true],
    ['own', true],
    ['asked', false],
    ['chosen', false],
  ]);
});

it('includes a role without a slot, or with an adjacent slot', () => {
  const slots = [{ from: 10, to: 12 }];
  expect(isJoining(slots, undefined)).toBe(true);
  expect(isJoining(slots, { from: 12, to: 14 })).toBe(true);
  expect(isJoining(slots, { from: 13, to: 14 })).toBe(false);
});

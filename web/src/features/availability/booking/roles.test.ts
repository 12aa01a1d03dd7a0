import { describe, expect, it } from 'vitest';
import type { AvailabilityRequest, AvailabilityState } from '@domain/availability/availability.ts';
import { makeCasting, makeDemo, makeCharacter } from '../../../common/board/board.fixture.ts';
import {
  filterRequestable,
  findCandidates,
  findCovering,
  hasSecondChoice,
  findNewest,
  getRoles,
  findSecondChoices,
} from './roles.ts';

const spanish = makeCasting('spa');
const narrator = makeCharacter('narrator', 1);
const list = [makeDemo(spanish.id, 'narrator', 'b', 1), makeDemo(spanish.id, 'narrator', 'a', 0)];
const request = (talentId: string, state: AvailabilityState, millis = 0): AvailabilityRequest => ({
  id: `${talentId}-${millis}`,
  agencyId: 'agency-one',
  companyId: 'company-one',
  projectId: 'p',
  castingId: spanish.id,
  voiceId: 'narrator',
  castingDemoId: '',
  talentId,
  timeZone: 'Europe/Madrid',
  state,
  timeRanges: [],
  sessionId: null,
  othersThen: 'release',
  requestedBy: '',
  revision: 1,
  createdAt: { toMillis: () => millis },
  updatedAt: { toMillis: () => millis },
});

describe('the talents to book for a role', () => {
  it('are the shortlist in its order, until one is chosen', () => {
    expect(findCandidates(list, [])).toMatchObject({
      because: 'shortlisted',
      items: [{ demoId: 'a' }, { demoId: 'b' }],
    });
  });

  it('are the talent of the approved take, or before that the chosen voice', () => {
    const entries = [{ talentId: 't-b', isApproved: true }];
    expect(findCandidates(list, entries)).toMatchObject({ because: 'approved', items: [{ demoId: 'b' }] });
    const chosen = list.map((castingDemo) => ({ ...castingDemo, isSelected: castingDemo.demoId === 'a' }));
    expect(findCandidates(chosen, entries)).toMatchObject({ because: 'chosen', items: [{ demoId: 'a' }] });
  });

  it('include the rest of the list as second choices', () => {
    const [a] = findCandidates(list, []).items;
    expect(findSecondChoices(list, [a!]).map(({ demoId }) => demoId)).toEqual(['b']);
    expect(findSecondChoices(list, list)).toEqual([]);
  });

  it('include a talent with two demos once, and no withdrawn talents', () => {
    const twice = [...list, { ...makeDemo(spanish.id, 'narrator', 'c', 2), talentId: 't-a' }];
    expect(findCandidates(twice, []).items).toHaveLength(2);
    const withdrawn = list.map((castingDemo) => ({
      ...castingDemo,
      isWithdrawn: castingDemo.demoId === 'a',
    }));
    expect(findCandidates(withdrawn, []).items.map(({ demoId }) => demoId)).toEqual(['b']);
  });
});

describe('requests of a role', () => {
  it('exclude requested talents, and everyone once the role is booked', () => {
    const listIds = (...requests: readonly AvailabilityRequest[]) =>
      filterRequestable(list, requests).map(({ demoId }) => demoId);
    expect(listIds(request('t-a', 'cancelled'))).toEqual(['b', 'a']);
    expect(listIds(request('t-a', 'requested'))).toEqual(['b']);
    expect(listIds(request('t-a', 'accepted'))).toEqual([]);
  });

  it('count each talent’s latest one', () => {
    const all = [
      request('t-a', 'requested', 2),
      request('t-a', 'cancelled', 1),
      request('t-b', 'released', 3),
    ];
    expect(findNewest(all, 't-a')?.state).toBe('requested');
    expect(findNewest(all, 't-c')).toBeUndefined();
  });
});

it('lists roles with a voice or a requested talent', () => {
  const project = { languages: ['spa'] } as unknown as Parameters<typeof getRoles>[0]['project'];
  const board = { project, voices: [narrator, makeCharacter('bear', 2)], castings: [spanish] };
  expect(getRoles(board, [])).toEqual([]);
  expect(getRoles(board, [request('t-a', 'cancelled')]).map((role) => role.voice.id)).toEqual(['narrator']);
  const listed = { ...board, castings: [{ ...spanish, shortlisted: { bear: 1 } }] };
  expect(getRoles(listed, []).map((role) => role.voice.id)).toEqual(['bear']);
});

it('confirms the outcome for the others if one role has several', () => {
  const roles = [{ casting: spanish, voice: narrator }];
  const ids = list.map(({ id }) => id);
  expect(hasSecondChoice(roles, ids)).toBe(true);
  expect(hasSecondChoice(roles, ids.slice(1))).toBe(false);
  expect(hasSecondChoice(roles, [ids[0]!, `${spanish.id}_bear_a`])).toBe(false);
});

describe('the session of a role without a slot of its own', () => {
  const makeRole = (bookingId: string | null, voiceId: string) => ({
    voiceId,
    bookingId,
    castingDemoId: null,
    character: voiceId,
    script: null,
  });

  const session = {
    ...makeRole('slot', 'mother'),
    id: 's',
    castingId: spanish.id,
    talentId: 't-a',
    state: 'planned' as const,
    roles: [makeRole('slot', 'mother'), makeRole(null, 'narrator')],
  };

  const covered = { casting: spanish, voice: narrator };

  it('is the one that records it together with other roles', () => {
    expect(findCovering(covered, [session])).toBe(session);
    expect(findCovering({ ...covered, voice: makeCharacter('mother', 2) }, [session])).toBeUndefined();
  });

  it('is never cancelled or of another language', () => {
    expect(findCovering(covered, [{ ...session, state: 'cancelled' }])).toBeUndefined();
    expect(findCovering({ ...covered, casting: makeCasting('deu') }, [session])).toBeUndefined();
  });
});

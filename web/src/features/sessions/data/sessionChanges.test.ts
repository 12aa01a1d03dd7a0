import { describe, expect, it } from 'vitest';
import { getChangeableParts, getChanges } from './sessionChanges.ts';

const NOW = Date.parse('2027-05-05T10:00:00Z');
const makeSession = (state: 'planned' | 'done' | 'cancelled', minutes: number) =>
  ({ state, startsAt: { toMillis: () => NOW + minutes * 60_000 }, hasReport: false }) as never;
const makeReported = (state: 'planned' | 'done', minutes: number) =>
  ({ ...(makeSession(state, minutes) as object), hasReport: true }) as never;

describe('what may be changed of a session', () => {
  it.each([
    [
      'staff before it begins',
      ['agencyTeam'],
      'planned',
      1,
      ['roles', 'time', 'engineer', 'dialIn', 'participants'],
    ],
    ['a client before it begins', ['client'], 'planned', 1, ['roles', 'time', 'dialIn', 'participants']],
    ['an engineer', ['engineer'], 'planned', 1, ['dialIn']],
    ['staff once it has begun', ['admin'], 'planned', 0, ['roles', 'engineer', 'dialIn', 'participants']],
    ['staff once it is done', ['admin'], 'done', -90, ['participants']],
    ['a client once it is done', ['client'], 'done', -90, ['participants']],
    ['an engineer once it is done', ['engineer'], 'done', -90, []],
    ['staff once it is cancelled', ['admin'], 'cancelled', 90, []],
  ] as const)('is by %s', (_, roles, state, minutes, parts) => {
    expect([...getChangeableParts(roles, makeSession(state, minutes), NOW)]).toEqual(parts);
  });

  it('is not the engineer who has signed the report', () => {
    const signed = { isSignedByEngineer: true, isSealed: false };
    const parts = getChangeableParts(['agencyTeam'], makeReported('planned', -90), NOW, signed);
    expect([...parts]).toEqual(['dialIn', 'participants']);
  });

  it('includes no participants once all have signed the report', () => {
    const sealed = { isSignedByEngineer: true, isSealed: true };
    expect([...getChangeableParts(['agencyTeam'], makeReported('done', -90), NOW, sealed)]).toEqual([]);
    expect([...getChangeableParts(['agencyTeam'], makeReported('planned', -90), NOW, sealed)]).toEqual([
      'dialIn',
    ]);
  });
});

describe('what a form changes', () => {
  const before = {
    startsAt: '2027-05-05T10:00:00.000Z',
    endsAt: '2027-05-05T12:00:00.000Z',
    timeZone: 'Europe/Madrid',
    dialIn: { method: 'Zoom', link: '' },
    participants: [],
  } as const;
  const makeForm = (over: object) => ({ ...before, participants: [], ...over });

  it('is nothing where the same moment is written by another clock', () => {
    expect(getChanges(makeForm({}), makeForm({ startsAt: '2027-05-05T12:00:00.000+02:00' }))).toEqual({});
  });

  it('is start and end together, and else what differs alone', () => {
    const endsAt = '2027-05-05T11:30:00.000Z';
    const dialIn = { method: 'Zoom', link: 'https://zoom.example/j/2' };
    expect(getChanges(makeForm({}), makeForm({ endsAt, dialIn }))).toEqual({
      startsAt: before.startsAt,
      endsAt,
      dialIn,
    });
  });
});

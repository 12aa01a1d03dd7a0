import { describe, expect, it } from 'vitest';
import { getChangeableParts, getChanges } from './sessionChanges.ts';

const NOW = Date.parse('2027-05-05T10:00:00Z');
const makeSession = (state: 'planned' | 'done' | 'cancelled', minutes: number) =>
  ({ state, startsAt: { toMillis: () => NOW + minutes * 60_000 }, hasReport: false }) as never;
const makeReported = (state: 'planned' | 'done', minutes: number) =>
  ({ ...(makeSession(state, minutes) as object), hasReport: true }) as never;

describe('the changeable fields of a session', () => {
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
  ] as const)('are for %s', (_, roles, state, minutes, parts) => {
    expect([...getChangeableParts(roles, makeSession(state, minutes), NOW)]).toEqual(parts);
  });

  it('exclude the engineer who has signed the report', () => {
    const signed = { isSignedByEngineer: true, isSealed: false };
    const parts = getChangeableParts(['agencyTeam'], makeReported('planned', -90), NOW, signed);
    expect([...parts]).toEqual(['dialIn', 'participants']);
  });

  it('exclude participants once all have signed the report', () => {
    const sealed = { isSignedByEngineer: true, isSealed: true };
    expect([...getChangeableParts(['agencyTeam'], makeReported('done', -90), NOW, sealed)]).toEqual([]);
    expect([...getChangeableParts(['agencyTeam'], makeReported('planned', -90), NOW, sealed)]).toEqual([
      'dialIn',
    ]);
  });
});

describe('the changes of a form', () => {
  const before = {
    startsAt: '2027-05-05T10:00:00.000Z',
    endsAt: '2027-05-05T12:00:00.000Z',
    timeZone: 'Europe/Madrid',
    dialIn: { method: 'Zoom', link: '' },
    participants: [],
  } as const;
  const makeForm = (over: object) => ({ ...before, participants: [], ...over });

  it('are none for the same moment in another zone', () => {
    expect(getChanges(makeForm({}), makeForm({ startsAt: '2027-05-05T12:00:00.000+02:00' }))).toEqual({});
  });

  it('are start and end together, and otherwise only what differs', () => {
    const endsAt = '2027-05-05T11:30:00.000Z';
    const dialIn = { method: 'Zoom', link: 'https://zoom.example/j/2' };
    expect(getChanges(makeForm({}), makeForm({ endsAt, dialIn }))).toEqual({
      startsAt: before.startsAt,
      endsAt,
      dialIn,
    });
  });
});

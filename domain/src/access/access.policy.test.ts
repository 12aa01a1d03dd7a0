import { describe, expect, it } from 'vitest';
import { mayList, mayRead, type Actor } from './access.policy.ts';
import { parseClaims } from './claims.ts';
import { getBarrier, uniteRoles, type Claims, type AccountRole } from './roles.ts';

interface Over extends Partial<Omit<Claims, 'roles' | 'agencies'>> {
  /** Every one of these roles in every one of these agencies. */
  readonly roles?: readonly AccountRole[];
  readonly agencies?: readonly string[];
}

const makeClaims = ({ roles = ['client'], agencies = ['one'], ...over }: Over): Claims => {
  const agenciesByRole = over.held ?? Object.fromEntries(roles.map((role) => [role, agencies]));
  return {
    user_id: 'u1',
    emailVerified: true,
    accessVersion: 0,
    ...over,
    held: agenciesByRole,
    ...uniteRoles(agenciesByRole),
  };
};
const makeActor = (over: Over, companyId = 'acme'): Actor => ({
  uid: 'u1',
  claims: makeClaims(over),
  companyId,
});

describe('mayRead', () => {
  const project = { id: 'p', agencyId: 'one', companyId: 'acme' };

  it('lets a client read only the projects of their company', () => {
    expect(mayRead(makeActor({}), 'projects', project)).toBe(true);
    expect(mayRead(makeActor({}), 'projects', { ...project, companyId: 'rival' })).toBe(false);
    expect(mayRead(makeActor({}), 'projects', { ...project, agencyId: 'two' })).toBe(false);
  });

  it('gives a client their own and their company’s record only where they are a client', () => {
    const records = [
      ['clients', 'u1'],
      ['companies', 'acme'],
    ] as const;
    for (const [collection, id] of records) {
      expect(mayRead(makeActor({}), collection, { id, agencyIds: ['two', 'one'] })).toBe(true);
      expect(mayRead(makeActor({}), collection, { id, agencyIds: ['two'] })).toBe(false);
    }
  });

  it('gives a person with several roles the union', () => {
    expect(mayRead(makeActor({ roles: ['talent'] }), 'projects', project)).toBe(false);
    expect(mayRead(makeActor({ roles: ['talent', 'agencyTeam'] }, 'none'), 'projects', project)).toBe(true);
  });

  it('limits each role to the agencies where the person holds it', () => {
    const agenciesByRole = { agencyTeam: ['two'], talent: ['one'] };
    const both = makeActor({ held: agenciesByRole }, 'none');
    expect(mayRead(both, 'projects', project)).toBe(false);
    expect(mayRead(both, 'projects', { ...project, agencyId: 'two' })).toBe(true);
    expect(mayList(both, 'talents', { agencyIdsContain: 'one' })).toBe(false);
    expect(mayList(both, 'talents', { agencyIdsContain: 'two' })).toBe(true);
  });

  it('lets an engineer know the talents they were given by an agency that engages them', () => {
    const assignments = [{ talentId: 't', agencyIds: ['one'] }];
    const voice = { id: 'd', talentId: 't', agencyIds: ['one'] };
    const engaged = { ...makeActor({ held: { engineer: ['one'] } }), assignments };
    const waiting = { ...makeActor({ held: { engineer: [] } }), assignments };
    expect(mayRead(engaged, 'demoCache', voice)).toBe(true);
    expect(mayRead(waiting, 'demoCache', voice)).toBe(false);
    expect(mayList(engaged, 'demoCache', { talentId: 't', agencyIdsContain: 'one' })).toBe(false);
  });

  it('never lets a client read the private record of a talent', () => {
    const talent = { id: 't', agencyIds: ['one'] };
    expect(mayRead(makeActor({ roles: ['agencyTeam'] }), 'talents', talent)).toBe(true);
    expect(mayRead(makeActor({}), 'talents', talent)).toBe(false);
  });

  it('refuses a collection that the table does not name', () => {
    expect(mayRead(makeActor({ roles: ['admin'] }), 'secrets' as never, { id: 'x', agencyId: 'one' })).toBe(
      false,
    );
  });
});

describe('getBarrier', () => {
  it('requires the verified address first, then the validation, then agencies', () => {
    const open = makeClaims({ emailVerified: false, accountValidationStatus: 'PENDING', agencies: [] });
    expect(getBarrier(open)).toBe('unverifiedEmail');
    expect(getBarrier({ ...open, emailVerified: true })).toBe('notAccepted');
    expect(getBarrier({ ...open, emailVerified: true, accountValidationStatus: 'ACCEPTED' })).toBe(
      'noAgencies',
    );
  });

  it('lets engineers work without agencies and team members without a verified address', () => {
    expect(getBarrier(makeClaims({ roles: ['engineer'], agencies: [] }))).toBeUndefined();
    expect(getBarrier(makeClaims({ roles: ['agencyTeam'], emailVerified: false }))).toBeUndefined();
  });
});

describe('claimsFrom', () => {
  it('drops malformed claims', () => {
    const agenciesByRole = { CLIENT: ['one', 7], ROOT: ['one'], TALENT: 'one', constructor: ['one'] };
    const token = {
      held: agenciesByRole,
      roles: ['ADMIN'],
      agencies: ['two'],
      emailVerified: 'yes',
      accessVersion: '3',
    };
    expect(parseClaims(token, 'u1')).toEqual({
      held: { client: ['one'] },
      roles: ['client'],
      user_id: 'u1',
      agencies: ['one'],
      emailVerified: false,
      accessVersion: 0,
    });
  });

  it.each(['MAYBE', '', null, 7])('refuses an account whose validation status is %j', (status) => {
    const token = { held: { ADMIN: ['one'] }, accountValidationStatus: status };
    expect(getBarrier(parseClaims(token, 'u1'))).toBe('notAccepted');
  });

  it('admits an account without a validation status', () => {
    expect(getBarrier(parseClaims({ held: { ADMIN: ['one'] } }, 'u1'))).toBeUndefined();
  });
});

describe('mayList', () => {
  it('requires a query to have the filters that prove it', () => {
    expect(mayList(makeActor({}), 'projects', { agencyId: 'one', companyId: 'acme' })).toBe(true);
    expect(mayList(makeActor({}), 'projects', { agencyId: 'one' })).toBe(false);
    expect(mayList(makeActor({}), 'projects', { companyId: 'acme' })).toBe(false);
    expect(mayList(makeActor({ roles: ['admin'] }), 'projects', { agencyId: 'one' })).toBe(true);
    expect(mayList(makeActor({ roles: ['admin'] }), 'projects', {})).toBe(false);
  });

  it('requires one of the caller’s agencies where a document has several', () => {
    const team = makeActor({ roles: ['agencyTeam'], agencies: ['one', 'three'] });
    expect(mayList(team, 'talents', { agencyIdsContain: 'three' })).toBe(true);
    expect(mayList(team, 'talents', { agencyIdsContain: 'two' })).toBe(false);
  });

  it('refuses a list by document id, and of a collection whose documents are only fetched', () => {
    expect(mayRead(makeActor({ roles: ['talent'] }), 'talents', { id: 'u1' })).toBe(true);
    expect(mayList(makeActor({ roles: ['talent'] }), 'talents', {})).toBe(false);
    const assignments = [{ talentId: 't', agencyIds: ['one'] }];
    const engineer = { ...makeActor({ roles: ['engineer'] }), assignments };
    const score = { id: 'one_t', agencyId: 'one', talentId: 't' };
    expect(mayRead(engineer, 'talentScores', score)).toBe(true);
    expect(mayRead(engineer, 'talentScores', { ...score, talentId: 'other' })).toBe(false);
    expect(mayList(engineer, 'talentScores', { agencyId: 'one', talentId: 't' })).toBe(false);
  });

  it('hides one agency’s opinion of a talent from engineers who work with the talent for another', () => {
    const assignments = [{ talentId: 't', agencyIds: ['one'] }];
    const engineer = { ...makeActor({ roles: ['engineer'], agencies: ['one', 'two'] }), assignments };
    const makeScore = (agencyId: string) => ({ id: `${agencyId}_t`, agencyId, talentId: 't' });
    expect(mayRead(engineer, 'talentScores', makeScore('one'))).toBe(true);
    expect(mayRead(engineer, 'talentScores', makeScore('two'))).toBe(false);
  });
});

describe('rate cards', () => {
  const card = { id: 'one_t', agencyId: 'one' };

  it('can be read with a grant of their own agency', () => {
    const granted = { ...makeActor({ agencies: ['one', 'two'] }), showRates: ['two'] };
    expect(mayRead(granted, 'talentRateCards', card)).toBe(false);
    expect(mayRead(granted, 'talentRateCards', { id: 'two_t', agencyId: 'two' })).toBe(true);
    expect(mayRead({ ...granted, showRates: ['one'] }, 'talentRateCards', card)).toBe(true);
  });

  it('cannot be read with a grant of an agency that the client has left', () => {
    const left = { ...makeActor({ agencies: ['two'] }), showRates: ['one'] };
    expect(mayRead(left, 'talentRateCards', card)).toBe(false);
  });
});

describe('records of a person', () => {
  it('belong to the account, regardless of claims', () => {
    const forged = makeActor({ roles: ['talent'], user_id: 'victim' });
    expect(mayRead(forged, 'demos', { id: 'd', talentId: 'victim' })).toBe(false);
    expect(mayRead(forged, 'demos', { id: 'd', talentId: 'u1' })).toBe(true);
  });

  it('can be read by the engineer who runs the session', () => {
    const engineer = makeActor({ roles: ['engineer'], agencies: ['one'] });
    const session = { id: 's', engineerId: 'u1', agencyId: 'one' };
    expect(mayRead(engineer, 'recordingSessions', session)).toBe(true);
    expect(mayRead(engineer, 'recordingSessions', { ...session, engineerId: 'u2' })).toBe(false);
    expect(mayRead(engineer, 'recordingSessions', { ...session, agencyId: 'two' })).toBe(false);
  });
});

describe('an acting admin', () => {
  const talent = makeActor({ roles: ['talent'] });
  const acted = { ...talent, realUid: 'admin' };

  it('reads the person’s own records in the admin’s agencies only', () => {
    const here = { id: 'd', talentId: 'u1', agencyIds: ['one', 'two'] };
    const there = { ...here, agencyIds: ['two'] };
    expect([mayRead(acted, 'demos', here), mayRead(acted, 'demos', there)]).toEqual([true, false]);
    expect([mayRead(talent, 'demos', here), mayRead(talent, 'demos', there)]).toEqual([true, true]);
    expect(mayRead(acted, 'talents', { id: 'u1', agencyIds: ['one'] })).toBe(true);
    expect(mayRead(acted, 'talents', { id: 'u1', agencyIds: ['two'] })).toBe(false);
  });

  it('lists records only with one of those agencies named', () => {
    expect(mayList(acted, 'demos', { talentId: 'u1', agencyIdsContain: 'one' })).toBe(true);
    expect(mayList(acted, 'demos', { talentId: 'u1' })).toBe(false);
    expect(mayList(talent, 'demos', { talentId: 'u1' })).toBe(true);
  });

  it('reads the admin’s account but not the person’s, and no record without an agency', () => {
    expect([mayRead(acted, 'users', { id: 'u1' }), mayRead(acted, 'users', { id: 'admin' })]).toEqual([
      false,
      true,
    ]);

    expect([mayRead(talent, 'users', { id: 'u1' }), mayRead(talent, 'users', { id: 'admin' })]).toEqual([
      true,
      false,
    ]);

    const view = { id: 'v', userId: 'u1' };
    expect([mayRead(acted, 'viewHistory', view), mayRead(talent, 'viewHistory', view)]).toEqual([
      false,
      true,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { mayList, mayRead, type Actor } from './access.policy.ts';
import { barrierOf, claimsFrom, type Claims } from './roles.ts';

const claims = (over: Partial<Claims>): Claims => ({
  roles: ['client'],
  user_id: 'u1',
  agencies: ['one'],
  emailVerified: true,
  ...over,
});
const actor = (over: Partial<Claims>, companyId = 'acme'): Actor => ({
  uid: 'u1',
  claims: claims(over),
  companyId,
});

describe('mayRead', () => {
  const project = { id: 'p', agencyId: 'one', companyId: 'acme' };

  it('lets a client read the projects of their company and of no other', () => {
    expect(mayRead(actor({}), 'projects', project)).toBe(true);
    expect(mayRead(actor({}), 'projects', { ...project, companyId: 'rival' })).toBe(false);
    expect(mayRead(actor({}), 'projects', { ...project, agencyId: 'two' })).toBe(false);
  });

  it('gives a person with several roles the union', () => {
    expect(mayRead(actor({ roles: ['talent'] }), 'projects', project)).toBe(false);
    expect(mayRead(actor({ roles: ['talent', 'agencyTeam'] }, 'none'), 'projects', project)).toBe(true);
  });

  it('never lets a client read the private half of a talent', () => {
    const talent = { id: 't', agencyIds: ['one'] };
    expect(mayRead(actor({ roles: ['agencyTeam'] }), 'talents', talent)).toBe(true);
    expect(mayRead(actor({}), 'talents', talent)).toBe(false);
  });

  it('knows no collection that the table does not name', () => {
    expect(mayRead(actor({ roles: ['admin'] }), 'secrets', { id: 'x', agencyId: 'one' })).toBe(false);
  });
});

describe('barrierOf', () => {
  it('asks for the verified address first, then the validation, then agencies', () => {
    const open = claims({ emailVerified: false, accountValidationStatus: 'PENDING', agencies: [] });
    expect(barrierOf(open)).toBe('unverifiedEmail');
    expect(barrierOf({ ...open, emailVerified: true })).toBe('notAccepted');
    expect(barrierOf({ ...open, emailVerified: true, accountValidationStatus: 'ACCEPTED' })).toBe(
      'noAgencies',
    );
  });

  it('lets engineers work without agencies and team members without a verified address', () => {
    expect(barrierOf(claims({ roles: ['engineer'], agencies: [] }))).toBeUndefined();
    expect(barrierOf(claims({ roles: ['agencyTeam'], emailVerified: false }))).toBeUndefined();
  });
});

describe('claimsFrom', () => {
  it('drops what is not of the form of a claim', () => {
    const token = { roles: ['client', 'root', 7], agencies: 'one', emailVerified: 'yes' };
    expect(claimsFrom(token, 'u1')).toEqual({
      roles: ['client'],
      user_id: 'u1',
      agencies: [],
      emailVerified: false,
    });
  });

  it.each(['MAYBE', '', null, 7])('keeps an account out whose validation status is %j', (status) => {
    const token = { roles: ['admin'], agencies: ['one'], accountValidationStatus: status };
    expect(barrierOf(claimsFrom(token, 'u1'))).toBe('notAccepted');
  });

  it('lets in an account without a validation status', () => {
    expect(barrierOf(claimsFrom({ roles: ['admin'], agencies: ['one'] }, 'u1'))).toBeUndefined();
  });
});

describe('mayList', () => {
  it('asks a query for the filters that prove it', () => {
    expect(mayList(actor({}), 'projects', { agencyId: 'one', companyId: 'acme' })).toBe(true);
    expect(mayList(actor({}), 'projects', { agencyId: 'one' })).toBe(false);
    expect(mayList(actor({}), 'projects', { companyId: 'acme' })).toBe(false);
    expect(mayList(actor({ roles: ['admin'] }), 'projects', { agencyId: 'one' })).toBe(true);
    expect(mayList(actor({ roles: ['admin'] }), 'projects', {})).toBe(false);
  });

  it('asks for one of the caller’s agencies where a document has several', () => {
    const team = actor({ roles: ['agencyTeam'], agencies: ['one', 'three'] });
    expect(mayList(team, 'talents', { agencyIdsContain: 'three' })).toBe(true);
    expect(mayList(team, 'talents', { agencyIdsContain: 'two' })).toBe(false);
  });

  it('lists nothing by a document’s id, and nothing that is only fetched', () => {
    expect(mayRead(actor({ roles: ['talent'] }), 'talents', { id: 'u1' })).toBe(true);
    expect(mayList(actor({ roles: ['talent'] }), 'talents', {})).toBe(false);
    const engineer = actor({ roles: ['engineer'] });
    expect(mayRead(engineer, 'talentScores', { id: 't' })).toBe(true);
    expect(mayList(engineer, 'talentScores', {})).toBe(false);
  });
});

describe('rate cards', () => {
  const card = { id: 'one_t', agencyId: 'one' };

  it('are read with the grant of their own agency', () => {
    const granted = { ...actor({ agencies: ['one', 'two'] }), showRates: ['two'] };
    expect(mayRead(granted, 'talentRateCards', card)).toBe(false);
    expect(mayRead(granted, 'talentRateCards', { id: 'two_t', agencyId: 'two' })).toBe(true);
    expect(mayRead({ ...granted, showRates: ['one'] }, 'talentRateCards', card)).toBe(true);
  });

  it('are not read with the grant of an agency the client has left', () => {
    const left = { ...actor({ agencies: ['two'] }), showRates: ['one'] };
    expect(mayRead(left, 'talentRateCards', card)).toBe(false);
  });
});

describe('records of a person', () => {
  it('are of the account, whatever a claim says', () => {
    const forged = actor({ roles: ['talent'], user_id: 'victim' });
    expect(mayRead(forged, 'demos', { id: 'd', talentId: 'victim' })).toBe(false);
    expect(mayRead(forged, 'demos', { id: 'd', talentId: 'u1' })).toBe(true);
  });

  it('are an engineer’s where they run the session', () => {
    const engineer = actor({ roles: ['engineer'], agencies: [] });
    expect(mayRead(engineer, 'recordingSessions', { id: 's', engineerId: 'u1' })).toBe(true);
    expect(mayRead(engineer, 'recordingSessions', { id: 's', engineerId: 'u2' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { mayRead, type Actor } from './access.policy.ts';
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

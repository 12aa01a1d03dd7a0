import { describe, expect, it } from 'vitest';
import { uniteRoles, type Claims } from '@domain/access/roles.ts';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import type { Identity } from '#firebase/auth.ts';
import type { SignedIn } from './session.ts';
import { isStillHere, keepsScreens } from './keepsScreens.ts';

const makeWorkplace = (id: string) => ({ id, name: id, roles: ['agencyTeam'] }) as unknown as Workplace;
const shown = {
  status: 'signedIn',
  uid: 'ada',
  realUid: 'ada',
  roles: ['agencyTeam', 'engineer'],
  companyId: null,
  engagedBy: ['one'],
  agency: makeWorkplace('one'),
  agencies: [makeWorkplace('one')],
} as unknown as SignedIn;

const makeSession = (
  uid: string,
  agencies: readonly string[],
  actedBy?: string,
  change: Partial<Claims> = {},
): Identity => {
  const heldRoles = { agencyTeam: agencies, engineer: agencies };

  const claims = {
    user_id: uid,
    held: heldRoles,
    ...uniteRoles(heldRoles),
    emailVerified: true,
    accessVersion: 1,
    ...change,
  };

  return {
    uid,
    email: '',
    claims,
    ...(actedBy ? { acting: { actedBy, actsAs: uid, actedVersion: 1 } } : {}),
  };
};

describe('a changed session', () => {
  it('keeps the page for the same person in one of their agencies', () => {
    expect(isStillHere(shown, makeSession('ada', ['one', 'two']))).toBe(true);
    expect(isStillHere({ ...shown, agency: null }, makeSession('ada', ['two']))).toBe(true);
  });

  it('closes the page when the agency is lost or another user signs in', () => {
    expect(isStillHere(shown, makeSession('ada', ['two']))).toBe(false);
    expect(isStillHere(shown, makeSession('bob', ['one']))).toBe(false);
    expect(isStillHere(shown, makeSession('ada', ['one'], 'bob'))).toBe(false);
    expect(isStillHere({ status: 'checking' }, makeSession('ada', ['one']))).toBe(false);
  });
});

describe('revoked rights', () => {
  it.each<[string, Partial<Claims>]>([
    ['a registration that is no longer accepted', { accountValidationStatus: 'REJECTED' }],
    ['an address that is to be proven', { emailVerified: false }],
    ['a second factor that is asked for', { needsSecondFactor: true }],
    ['a role that is over in this agency alone', { held: { agencyTeam: ['two'], engineer: ['one'] } }],
  ])('close the page immediately: %s', (_, change) => {
    expect(isStillHere(shown, makeSession('ada', ['one', 'two'], undefined, change))).toBe(false);
  });
});

describe('an open page', () => {
  it('stays open with an additional agency, or another order of roles', () => {
    expect(keepsScreens(shown, { ...shown, agencies: [makeWorkplace('one'), makeWorkplace('two')] })).toBe(
      true,
    );
    expect(keepsScreens(shown, { ...shown, roles: ['engineer', 'agencyTeam'] })).toBe(true);
  });

  it.each<[string, Partial<SignedIn>]>([
    ['another agency', { agency: makeWorkplace('two') }],
    ['another role', { roles: ['agencyTeam'] }],
    ['another company', { companyId: 'acme' }],
    ['another engagement', { engagedBy: [] }],
  ])('closes for %s', (_, change) => {
    expect(keepsScreens(shown, { ...shown, ...change })).toBe(false);
  });

  it('closes when the user must verify something first', () => {
    expect(keepsScreens(shown, { status: 'secondFactor', uid: 'ada', email: 'ada@example.com' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import {
  AGENCY_ID_MAX,
  measureClaims,
  parseClaims,
  getClaimsProblem,
  CLAIMS_MAX_BYTES,
  isAgencyId,
  getTokenClaims,
} from './claims.ts';
import { uniteRoles, type Claims, type RolesPerAgency } from './roles.ts';

const UID = 'u'.repeat(28);
const listAgencies = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `agency-${index}`.padEnd(AGENCY_ID_MAX, 'x'));
const makeClaims = (agenciesByRole: RolesPerAgency): Claims => ({
  user_id: UID,
  held: agenciesByRole,
  ...uniteRoles(agenciesByRole),
  accountValidationStatus: 'ACCEPTED',
  emailVerified: true,
  accessVersion: 999,
});

describe('claims', () => {
  it('hold one role in twenty agencies of the longest ids', () => {
    expect(listAgencies(20).every((id) => id.length === AGENCY_ID_MAX && isAgencyId(id))).toBe(true);
    expect(getClaimsProblem(makeClaims({ agencyTeam: listAgencies(20) }))).toBeUndefined();
  });

  it('accept the exact maximum size, and nothing larger', () => {
    const withLast = (length: number): Claims =>
      makeClaims({ client: [...listAgencies(18), 'y'.repeat(length)] });
    // An agency is named twice: where its role is held, and in the union.
    const spare = (CLAIMS_MAX_BYTES - measureClaims(withLast(1))) / 2;
    expect(getClaimsProblem(withLast(1 + Math.floor(spare)))).toBeUndefined();
    expect(getClaimsProblem(withLast(2 + Math.floor(spare)))).toMatchObject({
      code: 'claims.tooLarge',
      values: { max: CLAIMS_MAX_BYTES },
    });
  });

  it('are measured in bytes, not in characters', () => {
    expect(getClaimsProblem(makeClaims({ client: ['ñ'.repeat(300)] }))?.code).toBe('claims.tooLarge');
    expect(getClaimsProblem(makeClaims({ client: ['n'.repeat(300)] }))).toBeUndefined();
  });

  it('are unchanged after a round trip through the token', () => {
    const claims = makeClaims({ agencyTeam: ['one', 'two'], engineer: [] });
    expect(getTokenClaims(claims)).toMatchObject({
      held: { AGENCY_TEAM: ['one', 'two'], ENGINEER: [] },
      roles: ['ENGINEER', 'AGENCY_TEAM'],
      agencies: ['one', 'two'],
    });
    expect(parseClaims({ ...getTokenClaims(claims) }, UID)).toEqual(claims);
  });
});

describe('the id of an agency', () => {
  it.each(['a', 'agency-one', '7', 'x'.repeat(AGENCY_ID_MAX)])('may be %s', (id) =>
    expect(isAgencyId(id)).toBe(true),
  );

  it.each(['', 'Agency', 'a b', '-a', 'a-', 'a_b', 'ñ', 'x'.repeat(AGENCY_ID_MAX + 1)])(
    'may not be %j',
    (id) => expect(isAgencyId(id)).toBe(false),
  );
});

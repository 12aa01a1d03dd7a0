import { describe, expect, it } from 'vitest';
import {
  AGENCY_ID_MAX,
  changedClaims,
  claimsBytes,
  claimsProblem,
  CLAIMS_MAX_BYTES,
  isAgencyId,
} from './claims.ts';
import { ROLES } from './roles.ts';

const UID = 'u'.repeat(28);
const agencies = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `agency-${index}`.padEnd(AGENCY_ID_MAX, 'x'));
const everything = (count: number) => ({
  roles: ROLES,
  agencies: agencies(count),
  accountValidationStatus: 'ACCEPTED',
  emailVerified: true,
});
const stored = { roles: ['client'], agencies: ['one'], user_id: UID, emailVerified: true };

describe('claims', () => {
  it('hold every role and forty agencies of the longest ids', () => {
    expect(agencies(40).every((id) => id.length === AGENCY_ID_MAX && isAgencyId(id))).toBe(true);
    expect(claimsProblem({}, UID, everything(40), agencies(40))).toBeUndefined();
    expect(changedClaims({}, UID, everything(40)).agencies).toHaveLength(40);
  });

  it('hold what fits to the last byte, and nothing more', () => {
    const fitting = { agencies: [...agencies(40), 'y'] };
    const spare = CLAIMS_MAX_BYTES - claimsBytes(changedClaims(stored, UID, fitting));
    const last = { agencies: [...agencies(40), 'y'.repeat(1 + spare)] };
    const over = { agencies: [...agencies(40), 'y'.repeat(2 + spare)] };
    expect(claimsProblem(stored, UID, last, last.agencies)).toBeUndefined();
    expect(claimsProblem(stored, UID, over, over.agencies)).toMatchObject({
      code: 'claims.tooLarge',
      property: 'agencies',
      values: { bytes: CLAIMS_MAX_BYTES + 1, max: CLAIMS_MAX_BYTES },
    });
  });

  it('are counted in bytes, not in letters', () => {
    const letters = 'ñ'.repeat(500);
    expect(claimsProblem({}, UID, { agencies: [letters] }, [letters])?.code).toBe('claims.tooLarge');
  });

  it('keep what a change does not name', () => {
    expect(changedClaims(stored, UID, { roles: ['talent', 'talent'] })).toEqual({
      ...stored,
      roles: ['talent'],
    });
    const validated = { ...stored, accountValidationStatus: 'PENDING' };
    expect(changedClaims(validated, UID, {})).toEqual(validated);
    expect(changedClaims(validated, UID, { accountValidationStatus: 'ACCEPTED' })).toMatchObject({
      accountValidationStatus: 'ACCEPTED',
    });
    expect(changedClaims(validated, UID, { accountValidationStatus: null })).toEqual(stored);
  });

  it.each([
    ['roles', { roles: ['client', 'boss'] }, 'claims.unknownRole', 'boss'],
    ['agencies', { agencies: ['one', 'nine'] }, 'claims.unknownAgency', 'nine'],
    ['accountValidationStatus', { accountValidationStatus: 'MAYBE' }, 'claims.unknownStatus', 'MAYBE'],
  ])('name nothing unknown: %s', (property, change, code, unknown) => {
    expect(claimsProblem(stored, UID, change, ['one'])).toMatchObject({
      code,
      property,
      values: { unknown },
    });
  });
});

describe('the id of a new agency', () => {
  it.each([
    ['agency-one', true],
    ['a', true],
    ['a'.repeat(16), true],
    ['a'.repeat(17), false],
    ['Agency', false],
    ['-agency', false],
    ['agency-', false],
    ['', false],
    ['a/b', false],
  ])('%s: %s', (id, isFine) => {
    expect(isAgencyId(id)).toBe(isFine);
  });
});

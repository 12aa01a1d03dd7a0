import { describe, expect, it } from 'vitest';
import { getActingClaims, parseActing } from './acting.ts';
import { parseClaims, CLAIMS_MAX_BYTES } from './claims.ts';
import { uniteRoles, type Claims } from './roles.ts';

const agenciesByRole = { client: ['one'], engineer: ['one', 'two'] };
const claims: Claims = {
  user_id: 'u1',
  held: agenciesByRole,
  ...uniteRoles(agenciesByRole),
  emailVerified: true,
  accessVersion: 3,
};
const acting = { actsAs: 'u1', actedBy: 'admin', actedVersion: 7 };

describe('the claims of an acting session', () => {
  it('contain the person’s rights and the admin who acts', () => {
    const token = { ...getActingClaims(acting, claims) };
    expect(parseClaims(token, 'u1')).toEqual(claims);
    expect(parseActing(token)).toEqual(acting);
  });

  it('fit wherever the claims of the account fit', () => {
    const agencies = Array.from({ length: 20 }, (_, index) => `agency-${index}`.padEnd(16, 'x'));
    const many = { agencyTeam: agencies };
    const token = getActingClaims(
      { actsAs: 'a'.repeat(28), actedBy: 'b'.repeat(28), actedVersion: 999 },
      { ...claims, held: many, ...uniteRoles(many) },
    );
    expect(JSON.stringify(token).length).toBeLessThan(CLAIMS_MAX_BYTES);
  });

  it.each([
    ['nothing', {}],
    ['nobody who acts', { ...acting, actedBy: undefined }],
    ['nobody to act as', { ...acting, actsAs: 7 }],
    ['no version', { ...acting, actedVersion: '7' }],
  ])('are empty when they name %s', (_, token) => expect(parseActing(token)).toBeUndefined());
});

import { describe, expect, it } from 'vitest';
import { getAgencyChange } from './agencyChange.ts';

describe('the target of a change of agency', () => {
  it.each([
    ['header', [['admin'], ['agencyTeam']]],
    ['header', [['talent'], ['agencyTeam']]],
    ['header', [['client'], ['client', 'admin']]],
    ['profile', [['talent'], ['talent']]],
    ['profile', [['client'], ['talent']]],
    ['none', [['admin']]],
    ['none', [['client']]],
    ['none', []],
  ] as const)('is the %s for %j', (place, roles) => {
    expect(getAgencyChange(roles.map((heldRoles) => ({ roles: heldRoles })))).toBe(place);
  });
});

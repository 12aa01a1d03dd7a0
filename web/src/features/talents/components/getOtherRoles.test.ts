import { expect, it } from 'vitest';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import { getOtherRoles } from './getOtherRoles.ts';

const makeWorkplace = (...roles: readonly AccountRole[]): Workplace => ({
  id: roles.join(),
  slug: 'agency',
  publicName: 'Agency',
  logoUrl: null,
  isotypeLogoUrl: null,
  accent: null,
  contactEmail: 'agency@agencies.example',
  roles,
  links: [],
  menuItems: [],
});

it.each([
  ['a talent alone', [makeWorkplace('talent')], [], []],
  [
    'a talent who casts as well, and works with sound',
    [makeWorkplace('talent', 'client'), makeWorkplace('client', 'admin')],
    ['one', 'two', 'three'],
    [
      { role: 'client', agencies: 2 },
      { role: 'admin', agencies: 1 },
      { role: 'engineer', agencies: 3 },
    ],
  ],
] as const)('%s', (_who, agencies, engagedBy, heldRoles) => {
  expect(getOtherRoles({ agencies, engagedBy })).toEqual(heldRoles);
});

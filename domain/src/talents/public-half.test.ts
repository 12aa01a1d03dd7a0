import { expect, it } from 'vitest';
import type { Membership } from '../access/memberships.ts';
import { shownIn } from './public-half.ts';

const membership = (agencyId: string, change: Partial<Membership> = {}): Membership => ({
  id: `${agencyId}_vera_talent`,
  agencyId,
  userId: 'vera',
  role: 'talent',
  displayName: 'Vera Lund',
  email: 'vera@talents.example',
  blocked: false,
  decidedBy: null,
  decidedAt: null,
  ...change,
});

it('a talent is shown by the agencies they work with, unless one keeps them out as a talent', () => {
  const talent = { agencyIds: ['one', 'two', 'three', 'four'] };
  const all = [
    membership('one'),
    membership('two', { blocked: true }),
    membership('three', { accountValidationStatus: 'REJECTED' }),
    membership('four', { role: 'client', blocked: true }),
    membership('five'),
  ];
  expect(shownIn(talent, all)).toEqual(['one', 'four']);
});

import { expect, it } from 'vitest';
import type { Membership } from '../access/memberships.ts';
import { toPublicCopy, getShowingAgencies } from './public-copy.ts';
import { EMPTY_PROFILE } from './talent-record.ts';
import type { Talent } from './talents.ts';

const makeMembership = (agencyId: string, change: Partial<Membership> = {}): Membership => ({
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

it('a talent is shown by the agencies they work with, except those that block them', () => {
  const talent = { agencyIds: ['one', 'two', 'three', 'four'] };
  const all = [
    makeMembership('one'),
    makeMembership('two', { blocked: true }),
    makeMembership('three', { accountValidationStatus: 'REJECTED' }),
    makeMembership('four', { role: 'client', blocked: true }),
    makeMembership('five'),
  ];
  expect(getShowingAgencies(talent, all)).toEqual(['one', 'four']);
});

it('the public copy of a talent has no contact details, fees or agencies that do not show them', () => {
  const talent = {
    ...EMPTY_PROFILE,
    id: 'vera',
    agencyIds: ['one', 'two'],
    publicName: 'Vera L.',
    languages: [],
  };

  const { agencyIds, ...copy } = toPublicCopy({ ...talent, email: 'v@x.example' } as unknown as Talent, [
    'one',
  ]);
  expect(agencyIds).toEqual(['one']);

  expect(Object.keys(copy).sort()).toEqual([
    'gender',
    'homeStudio',
    'id',
    'languages',
    'nameKey',
    'publicName',
    'voiceSpecs',
  ]);
});

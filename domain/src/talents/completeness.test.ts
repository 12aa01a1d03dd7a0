import { expect, it } from 'vitest';
import { missingFields } from './completeness.ts';
import { readinessOf, EMPTY_PROFILE } from './talent-record.ts';

it('names everything of an empty profile, what is needed first', () => {
  const { needed, helpful } = missingFields(EMPTY_PROFILE);
  expect(needed).toEqual([
    'publicName',
    'phone',
    'gender',
    'countryOfResidence',
    'cityOfResidence',
    'voiceAges',
    'homeStudio',
    'ableToConnect',
  ]);
  expect(helpful).toEqual(['categories', 'voiceSounding', 'accents', 'speedTest']);
});

it('takes a no for an answer, and agrees with what counts as complete', () => {
  const told = {
    ...EMPTY_PROFILE,
    publicName: 'Vera L.',
    phone: '+34 1',
    gender: 'FEM',
    countryOfResidence: 'ESP',
    cityOfResidence: 'Lugo',
    voiceAges: ['ADU'],
    homeStudio: false,
    ableToConnect: false,
  };
  expect(missingFields(told).needed).toEqual([]);
  expect(readinessOf(told).isInformationComplete).toBe(true);
  for (const field of missingFields(EMPTY_PROFILE).needed) {
    const without = { ...told, [field]: EMPTY_PROFILE[field as keyof typeof EMPTY_PROFILE] ?? '' };
    expect([field, missingFields(without).needed]).toEqual([field, [field]]);
    expect([field, readinessOf(without).isInformationComplete]).toEqual([field, false]);
  }
});

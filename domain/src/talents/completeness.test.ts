import { expect, it } from 'vitest';
import { getMissingFields } from './completeness.ts';
import { getReadiness, EMPTY_PROFILE } from './talent-record.ts';

it('lists all fields of an empty profile, required ones first', () => {
  const { needed, helpful } = getMissingFields(EMPTY_PROFILE);
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

it('accepts “no”, and matches the definition of complete', () => {
  const reply = {
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
  expect(getMissingFields(reply).needed).toEqual([]);
  expect(getReadiness(reply).isInformationComplete).toBe(true);

  for (const field of getMissingFields(EMPTY_PROFILE).needed) {
    const without = { ...reply, [field]: EMPTY_PROFILE[field as keyof typeof EMPTY_PROFILE] ?? '' };
    expect([field, getMissingFields(without).needed]).toEqual([field, [field]]);
    expect([field, getReadiness(without).isInformationComplete]).toEqual([field, false]);
  }
});

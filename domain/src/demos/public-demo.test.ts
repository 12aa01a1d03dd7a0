import { describe, expect, it } from 'vitest';
import { isWithdrawnFrom, getKnownFields, toPublicDemo } from './public-demo.ts';
import { makeDemo } from './demo.fixture.ts';

const shown = { publicName: 'Vera L.', homeStudio: true, voiceSpecs: ['RASPY'], agencyIds: ['one'] };
const moment = { toMillis: () => 5 };

describe('the public copy of a demo', () => {
  it('omits its file, its review and its private terms', () => {
    const copy = toPublicDemo(
      makeDemo({ comment: 'For the reviewer', agencyIds: ['one', 'two'] }),
      shown,
      moment,
      ['spa'],
    );
    expect(copy).toMatchObject({ talentPublicName: 'Vera L.', agencyIds: ['one'], approvedAt: moment });

    expect(Object.keys(copy).sort()).toEqual([
      'accent',
      'agencyIds',
      'approvedAt',
      'category',
      'durationMs',
      'gender',
      'homeStudio',
      'id',
      'is',
      'language',
      'languageTag',
      'level',
      'name',
      'peaks',
      'principalInCategory',
      'sortName',
      'syntheticVoiceConsent',
      'talentId',
      'talentPublicName',
      'tone',
      'voiceAge',
    ]);
  });

  it('has every field of an approved version, except its position among the newest', () => {
    const demo = makeDemo({ reviewStatus: 'approved', approved: true });
    const { approvedAt: _place, ...whole } = toPublicDemo(demo, shown, moment, ['spa', 'eng']);
    expect(getKnownFields(demo, shown, ['spa', 'eng'])).toEqual(whole);
  });

  it('shows the approved version while a new one waits', () => {
    const fields = getKnownFields(
      makeDemo({ reviewStatus: 'pending', approved: true, name: 'Unheard' }),
      shown,
      ['spa'],
    );
    expect(Object.keys(fields).sort()).toEqual([
      'agencyIds',
      'homeStudio',
      'id',
      'is',
      'principalInCategory',
      'sortName',
      'syntheticVoiceConsent',
      'talentId',
      'talentPublicName',
    ]);
  });
});

it('is found by the traits of its talent’s voice, and by every language that clients see', () => {
  const { is } = toPublicDemo(makeDemo({ language: 'spa' }), shown, moment, ['spa', 'eng', 'spa']);
  expect(is).toEqual({ spec_RASPY: true, language_eng: true, language_spa: true });
});

it('a listed demo is withdrawn in agencies that do not show it, and everywhere without a public copy', () => {
  expect(isWithdrawnFrom('one', { agencyIds: ['one'] })).toBe(false);
  expect(isWithdrawnFrom('two', { agencyIds: ['one'] })).toBe(true);
  expect(isWithdrawnFrom('one', undefined)).toBe(true);
});

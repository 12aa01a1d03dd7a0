import { describe, expect, it } from 'vitest';
import { talentPatchSchema } from './talents.schema.ts';

const getFault = (patch: object) =>
  talentPatchSchema.validate(patch).then(
    () => undefined,
    (error: Error) => error.message,
  );
const spoken = (alpha3: string, main: boolean) => ({ alpha3, main, type: 'native' });

describe('a change of a talent', () => {
  it('has one main language, and each language once', async () => {
    expect(await getFault({ languages: [spoken('spa', true), spoken('eng', false)] })).toBeUndefined();
    expect(await getFault({ languages: [spoken('spa', false)] })).toBe('talent.oneMainLanguage');
    expect(await getFault({ languages: [] })).toBe('talent.oneMainLanguage');
    expect(await getFault({ languages: [spoken('spa', true), spoken('eng', true)] })).toBe(
      'talent.oneMainLanguage',
    );
    expect(await getFault({ languages: [spoken('spa', true), spoken('spa', false)] })).toBe(
      'validation.duplicate',
    );
  });

  it('cannot empty a name', async () => {
    expect(await getFault({ name: ' ' })).toBe('validation.required');
    expect(await getFault({ publicName: '' })).toBe('validation.required');
    expect(await getFault({ phone: '', gender: null, dateOfBirth: null })).toBeUndefined();
  });

  it.each([{ isInformationComplete: true }, { isBasicInformationStepReady: true }, { email: 'x@y.example' }])(
    'does not set %j',
    async (patch) => {
      expect(await getFault(patch)).toBe('validation.unknownField');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { clearHiddenStudioFields, talentBasicsSchema, talentProfileSchema } from './talent-profile.schema.ts';
import { talentPatchSchema } from './talents.schema.ts';

const STUDIO = {
  homeStudio: true,
  microphone: 'OTHER',
  otherMicrophone: 'Aston Origin',
  booth: 'PORTABLE',
  homeRecording: true,
  ableToConnect: true,
  sourceConnectStPro: true,
  sourceConnectUser: 'vera.luz',
  ipConnectionSessionLinkPro: false,
  dawLocalRecording: true,
  onlineSupervision: true,
  speedTest: null,
};
const BASICS = { countryOfResidence: 'ESP', cityOfResidence: 'Girona', ...STUDIO };

const collectFaults = async (values: object): Promise<readonly string[]> => {
  const fault: unknown = await talentBasicsSchema
    .validate(values, { abortEarly: false })
    .catch((error: unknown) => error);
  const { inner = [] } = fault as { inner?: readonly { path?: string; message: string }[] };
  return inner.map(({ path, message }) => `${path}: ${message}`).sort();
};

describe('the basics of a profile', () => {
  it('require an address, and the equipment of a home studio', async () => {
    expect(await collectFaults(BASICS)).toEqual([]);
    expect(await collectFaults({ ...BASICS, cityOfResidence: '', microphone: '', booth: '' })).toEqual([
      'booth: validation.required',
      'cityOfResidence: validation.required',
      'microphone: validation.required',
    ]);
    expect(await collectFaults({ ...BASICS, homeStudio: false, microphone: '', booth: '' })).toEqual([]);
  });

  it('ask for a description where the choice is “other”', async () => {
    expect(await collectFaults({ ...BASICS, otherMicrophone: '' })).toEqual([
      'otherMicrophone: validation.required',
    ]);
    expect(await collectFaults({ ...BASICS, microphone: 'RODE_NT1', otherMicrophone: '' })).toEqual([]);
    expect(await collectFaults({ ...BASICS, sourceConnectUser: '' })).toEqual([
      'sourceConnectUser: validation.required',
    ]);
    expect(await collectFaults({ ...BASICS, sourceConnectStPro: false, sourceConnectUser: '' })).toEqual([]);
  });
});

describe('a studio that is saved', () => {
  it('drops details that only a yes requires', () => {
    expect(clearHiddenStudioFields(STUDIO)).toEqual(STUDIO);

    expect(clearHiddenStudioFields({ ...STUDIO, homeStudio: false, ableToConnect: null })).toEqual({
      ...STUDIO,
      homeStudio: false,
      microphone: null,
      otherMicrophone: null,
      booth: null,
      homeRecording: false,
      ableToConnect: false,
      sourceConnectStPro: false,
      sourceConnectUser: null,
      dawLocalRecording: false,
      onlineSupervision: false,
    });

    expect(clearHiddenStudioFields({ ...STUDIO, microphone: 'RODE_NT1' }).otherMicrophone).toBeNull();
  });
});

it('the API accepts everything the form sends', async () => {
  const person = {
    name: 'Vera',
    lastName: 'Luz',
    publicName: 'Vera L.',
    phone: '',
    dateOfBirth: '',
    gender: '',
    ethnic: '',
  };

  const languages = [{ alpha3: 'eng', main: true, type: 'native' }];
  const voice = { languages, voiceAges: [], tone: '', doesDubbing: false };
  const form = talentProfileSchema.cast({ ...person, ...voice, ...BASICS });
  await expect(
    talentPatchSchema.validate(clearHiddenStudioFields(form), { strict: true }),
  ).resolves.toMatchObject({
    dateOfBirth: null,
    gender: null,
    speedTest: null,
  });
});

import type { ErrorCode } from '../messages/errors.en.ts';
import { getDefaults } from '../values/fields.ts';
import { TALENT_FIELDS } from './talent-fields.ts';
import { MICROPHONE_OTHER } from './talent-limits.ts';
import type { Talent } from './talents.ts';

/** A talent's answers, as far as the profile's steps request them. */
type GivenFields = Partial<
  Pick<
    Talent,
    | 'countryOfResidence'
    | 'cityOfResidence'
    | 'homeStudio'
    | 'ableToConnect'
    | 'phone'
    | 'gender'
    | 'voiceAges'
    | 'publicName'
  >
>;

export const EMPTY_PROFILE = {
  ...getDefaults(TALENT_FIELDS),
  speedTest: null,
} satisfies Partial<Talent>;

/** Completeness of the profile. */
type Readiness = Pick<Talent, 'isBasicInformationStepReady' | 'isInformationComplete'>;

const isAnswered = (value: boolean | null | undefined): boolean => typeof value === 'boolean';

/**
 * Returns how complete a talent's profile is. Basic: residence, home studio and remote sessions answered (yes or no). Complete:
 * also a phone number, gender, a voice age and a public name, which projects need to find and book them.
 */
export const getReadiness = (talent: GivenFields): Readiness => {
  const isBasic =
    !!talent.countryOfResidence &&
    !!talent.cityOfResidence &&
    isAnswered(talent.homeStudio) &&
    isAnswered(talent.ableToConnect);
  const isKnown =
    !!talent.phone && !!talent.gender && !!talent.publicName && (talent.voiceAges ?? []).length > 0;
  return { isBasicInformationStepReady: isBasic, isInformationComplete: isBasic && isKnown };
};

type Equipment = Partial<
  Pick<
    Talent,
    'homeStudio' | 'microphone' | 'otherMicrophone' | 'booth' | 'sourceConnectStPro' | 'sourceConnectUser'
  >
>;

interface MissingAnswer {
  readonly property: keyof Equipment;
  readonly code: ErrorCode;
}

/**
 * Returns answers required by others, in the form's order: a home studio needs a microphone and a
 * booth, an unlisted microphone a description, and Source-Connect a user name.
 */
export const getMissingAnswers = (talent: Equipment): readonly MissingAnswer[] => {
  const fields: readonly (keyof Equipment)[] = [
    ...(talent.homeStudio ? (['microphone', 'booth'] as const) : []),
    ...(talent.microphone === MICROPHONE_OTHER ? (['otherMicrophone'] as const) : []),
    ...(talent.sourceConnectStPro ? (['sourceConnectUser'] as const) : []),
  ];
  return fields
    .filter((property) => !talent[property])
    .map((property) => ({ property, code: 'validation.required' }));
};

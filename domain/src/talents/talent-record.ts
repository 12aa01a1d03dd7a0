import type { ErrorCode } from '../messages/errors.en.ts';
import { MICROPHONE_OTHER, type Talent } from './talents.ts';

/** What a talent has told so far, as far as the steps of the profile ask for it. */
type Told = Partial<
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

/** What a talent is asked and has not told yet. */
export const EMPTY_PROFILE = {
  phone: '',
  dateOfBirth: null,
  gender: null,
  ethnic: null,
  countryOfResidence: null,
  cityOfResidence: '',
  voiceAges: [],
  tone: null,
  doesDubbing: false,
  categories: [],
  accents: [],
  dialects: [],
  voiceSounding: [],
  voiceSpecs: [],
  homeStudio: null,
  microphone: null,
  otherMicrophone: null,
  booth: null,
  soundCard: '',
  homeRecording: false,
  ableToConnect: null,
  sourceConnectStPro: false,
  sourceConnectUser: null,
  ipConnectionSessionLinkPro: false,
  dawLocalRecording: false,
  speedTest: null,
  onlineSupervision: false,
  society: '',
  cooperativePartner: false,
  linkedIn: '',
  availableForProjectOnCreationTime: false,
} as const satisfies Partial<Talent>;

/** How far the profile is filled in. */
export type Readiness = Pick<Talent, 'isBasicInformationStepReady' | 'isInformationComplete'>;

const isAnswered = (value: boolean | null | undefined): boolean => typeof value === 'boolean';

/**
 * How far a talent's profile is filled in. The basic step asks where they live, and whether they have a home studio and
 * can hold a remote session; "no" is an answer to both. Complete is the basic step with a telephone number, a gender, at
 * least one voice age and the name that clients see: what a project needs to find and book somebody.
 */
export const readinessOf = (talent: Told): Readiness => {
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

/** What is missing of a record: the field, and the message id of what to say at it. */
export interface MissingAnswer {
  readonly property: keyof Equipment;
  readonly code: ErrorCode;
}

/**
 * What the other answers ask for and the record lacks: a home studio has a microphone and a booth, a microphone outside
 * the catalogue is told in words, and whoever connects by Source-Connect has a user name there. In the form's order.
 */
export const missingAnswers = (talent: Equipment): readonly MissingAnswer[] => {
  const asked: readonly (keyof Equipment)[] = [
    ...(talent.homeStudio ? (['microphone', 'booth'] as const) : []),
    ...(talent.microphone === MICROPHONE_OTHER ? (['otherMicrophone'] as const) : []),
    ...(talent.sourceConnectStPro ? (['sourceConnectUser'] as const) : []),
  ];
  return asked
    .filter((property) => !talent[property])
    .map((property) => ({ property, code: 'validation.required' }));
};

import { strictObject, messageId, type yup } from '../messages/yup.ts';
import { personNameFields } from '../people/names.schema.ts';
import { countryCode } from '../values/codes.ts';
import { toFormFields } from '../values/fields.ts';
import { personName, title } from '../values/names.ts';
import { spokenLanguages } from './spoken-languages.ts';
import {
  PERSON_FIELDS,
  STUDIO_FIELDS,
  VOICE_FIELDS,
  WORK_FIELDS,
  type ResidenceField,
} from './talent-fields.ts';
import { MICROPHONE_OTHER } from './talent-limits.ts';

const missing = messageId('validation.required');

const person = {
  ...personNameFields,
  publicName: personName().required(),
  ...toFormFields(PERSON_FIELDS),
};

const residence = {
  countryOfResidence: countryCode.required(),
  cityOfResidence: title().required(),
} satisfies Record<ResidenceField, yup.AnySchema>;

const voice = { languages: spokenLanguages().required(), ...toFormFields(VOICE_FIELDS) };

const equipment = toFormFields(STUDIO_FIELDS);
const studio = {
  ...equipment,
  microphone: equipment.microphone.when('homeStudio', {
    is: true,
    then: (schema) => schema.required(missing),
  }),
  otherMicrophone: equipment.otherMicrophone.when(['homeStudio', 'microphone'], {
    is: (homeStudio: unknown, microphone: unknown) => homeStudio === true && microphone === MICROPHONE_OTHER,
    then: (schema) => schema.required(missing),
  }),
  booth: equipment.booth.when('homeStudio', { is: true, then: (schema) => schema.required(missing) }),
  sourceConnectUser: equipment.sourceConnectUser.when(['ableToConnect', 'sourceConnectStPro'], {
    is: (ableToConnect: unknown, ticked: unknown) => ableToConnect === true && ticked === true,
    then: (schema) => schema.required(missing),
  }),
};

const work = toFormFields(WORK_FIELDS);

export const talentProfileSchema = strictObject({ ...person, ...residence, ...voice, ...studio, ...work });
export type TalentProfile = yup.InferType<typeof talentProfileSchema>;

/** Voice and home studio separately: each has its own page. */
export const talentVoiceSchema = strictObject(voice);
export const talentStudioSchema = strictObject(studio);
export const talentBasicsSchema = strictObject({ ...residence, ...studio });

type Studio = Partial<
  Pick<
    TalentProfile,
    | 'homeStudio'
    | 'microphone'
    | 'otherMicrophone'
    | 'booth'
    | 'homeRecording'
    | 'ableToConnect'
    | 'sourceConnectStPro'
    | 'sourceConnectUser'
    | 'ipConnectionSessionLinkPro'
    | 'dawLocalRecording'
    | 'onlineSupervision'
  >
>;

/**
 * Returns the studio for storage: unanswered means no, and details that require a "yes" are
 * dropped, so a search by microphone can't find a talent without a studio.
 */
export const clearHiddenStudioFields = <Change extends Studio>(change: Change): Change => ({
  ...change,
  homeStudio: change.homeStudio ?? false,
  ...(change.homeStudio
    ? {}
    : { microphone: null, otherMicrophone: null, booth: null, homeRecording: false }),
  ...(change.microphone === MICROPHONE_OTHER ? {} : { otherMicrophone: null }),
  ableToConnect: change.ableToConnect ?? false,
  ...(change.ableToConnect
    ? {}
    : {
        sourceConnectStPro: false,
        ipConnectionSessionLinkPro: false,
        dawLocalRecording: false,
        onlineSupervision: false,
      }),
  ...(change.ableToConnect && change.sourceConnectStPro ? {} : { sourceConnectUser: null }),
});

import { newPassword } from '../accounts/accounts.schema.ts';
import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { exactly, flag, ID_PATTERN, idSchema, messageId, text } from '../messages/yup.ts';
import { mailAddress } from '../values/addresses.ts';
import { castLanguageCode } from '../values/codes.ts';
import { personNameFields } from './names.schema.ts';
import { browserTimeZone } from '../values/time-zones.ts';

/** A language somebody registers with, by its ISO 639-3 code. Whether it is worked in is for the API to look up. */
export const mainLanguageCode = castLanguageCode.required();

/** The one language a talent or engineer registers with. */
export const mainLanguageSchema = exactly({
  alpha3: mainLanguageCode,
  main: flag().oneOf([true]).default(true),
  type: text().oneOf(['native']).default('native'),
});

const person = {
  ...personNameFields,
  email: mailAddress('registration.emailInvalid').required(),
};

/** Whom an invitation is for. */
export const inviteFields = { ...person, language: mainLanguageCode };

const repeated = (): ReturnType<typeof text> => {
  const schema = text();
  // As it was typed, like the password it repeats.
  schema.transforms = [];
  return schema;
};

const registration = {
  ...person,
  password: newPassword(),
  // A test and not `oneOf`, which would come before the question whether anything was typed.
  repeatPassword: repeated()
    .required(messageId('registration.repeatRequired'))
    .test('same', messageId('registration.passwordMismatch'), (value, { parent }) => {
      const { password } = parent as { readonly password?: unknown };
      return value === password;
    }),
  language: mainLanguageSchema.required(),
  timeZone: browserTimeZone(),
};

const accepted = (missing: FieldErrorCode) =>
  flag().oneOf([true], messageId(missing)).required(messageId(missing));

/** Sent by our own forms: what is sent has to be agreed to. */
const agreed = (missing: FieldErrorCode) => flag().oneOf([true], messageId(missing)).optional();

/** Self-registration of a talent. With an invitation, its agency counts and not the slug. */
export const talentSignUpSchema = exactly({
  ...registration,
  termsAndConditions: agreed('registration.accept'),
  acceptPrivacyPolicy: agreed('registration.accept'),
  acceptRates: flag().default(false),
  freelanceDisclaimerAccepted: accepted('registration.accept'),
  agencySlug: text().max(60).optional(),
  selfServiceInviteId: idSchema.notRequired(),
  /** Whether they can usually record at short notice. */
  availableForProjectOnCreationTime: flag().default(false),
  /** Taken for compatibility: the platform mails the link itself, and says on the talent's record that it did. */
  verificationEmailWasSent: flag().default(false),
});

/** The same as its form has it, where the two boxes have to be ticked. */
export const talentSignUpFormSchema = talentSignUpSchema.shape({
  termsAndConditions: accepted('registration.accept'),
  acceptPrivacyPolicy: accepted('registration.accept'),
});

/** Registration of an engineer, by invitation alone. */
export const engineerSignUpSchema = exactly({
  ...registration,
  inviteId: text()
    .required(messageId('invitation.failed'))
    .matches(ID_PATTERN, messageId('invitation.failed')),
  termsAndConditions: agreed('registration.acceptTerms'),
  acceptPrivacyPolicy: agreed('registration.accept'),
  freelanceDisclaimerAccepted: accepted('registration.accept'),
});

/** The same as its form has it. Without an invitation the form is filled all the same, and the API refuses it. */
export const engineerSignUpFormSchema = engineerSignUpSchema.shape({
  inviteId: text().optional(),
  termsAndConditions: accepted('registration.acceptTerms'),
  acceptPrivacyPolicy: accepted('registration.accept'),
});

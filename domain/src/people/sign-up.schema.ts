import { newPassword } from '../accounts/accounts.schema.ts';
import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { strictObject, flag, ID_PATTERN, idSchema, messageId, text } from '../messages/yup.ts';
import { emailAddress } from '../values/addresses.ts';
import { castLanguageCode } from '../values/codes.ts';
import type { FieldValues } from '../values/fields.ts';
import { personNameFields } from './names.schema.ts';
import { browserTimeZone } from '../values/time-zones.ts';

/** Main language at registration, by ISO 639-3 code. The API checks that it is offered. */
const mainLanguageCode = castLanguageCode.required();

const mainLanguageSchema = strictObject({
  alpha3: mainLanguageCode,
  main: flag().oneOf([true]).default(true),
  type: text().oneOf(['native']).default('native'),
});

const person = {
  ...personNameFields,
  /** Stored in lower case. */
  email: emailAddress('registration.emailInvalid').required(),
};

export const inviteFields = {
  ...person,
  /** alpha3. */
  language: mainLanguageCode,
};
/** An invitation's recipient. */
export type InviteRecipient = Omit<FieldValues<typeof inviteFields>, 'hasOneName'>;

const repeated = (): ReturnType<typeof text> => {
  const schema = text();
  // As typed, like the password that it repeats.
  schema.transforms = [];
  return schema;
};

const registration = {
  ...person,
  password: newPassword(),
  // A test, because `oneOf` would run before the check for an empty value.
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

/** Required in our own forms: if sent, it must be accepted. */
const agreed = (missing: FieldErrorCode) => flag().oneOf([true], messageId(missing)).optional();

/** Self-registration of a talent. An invitation's agency overrides the slug. */
export const talentSignUpSchema = strictObject({
  ...registration,
  termsAndConditions: agreed('registration.accept'),
  acceptPrivacyPolicy: agreed('registration.accept'),
  acceptRates: flag().default(false),
  freelanceDisclaimerAccepted: accepted('registration.accept'),
  agencySlug: text().max(60).optional(),
  selfServiceInviteId: idSchema.notRequired(),
  /** Whether they can usually record at short notice. */
  availableForProjectOnCreationTime: flag().default(false),
  /** Accepted for compatibility: the platform mails the link and records it in the talent's record. */
  verificationEmailWasSent: flag().default(false),
});

export const talentSignUpFormSchema = talentSignUpSchema.shape({
  termsAndConditions: accepted('registration.accept'),
  acceptPrivacyPolicy: accepted('registration.accept'),
});

export const engineerSignUpSchema = strictObject({
  ...registration,
  inviteId: text()
    .required(messageId('invitation.failed'))
    .matches(ID_PATTERN, messageId('invitation.failed')),
  termsAndConditions: agreed('registration.acceptTerms'),
  acceptPrivacyPolicy: agreed('registration.accept'),
  freelanceDisclaimerAccepted: accepted('registration.accept'),
});

/** The sign-up form. Without an invitation the API refuses it. */
export const engineerSignUpFormSchema = engineerSignUpSchema.shape({
  inviteId: text().optional(),
  termsAndConditions: accepted('registration.acceptTerms'),
  acceptPrivacyPolicy: accepted('registration.accept'),
});

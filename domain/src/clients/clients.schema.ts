import { VALIDATION_STATUSES } from '../access/roles.ts';
import { newPassword, optionalPassword } from '../accounts/accounts.schema.ts';
import { commissionSchema } from '../agencies/agencies.schema.ts';
import { strictObject, flag, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { namePatchFields, personNameFields } from '../people/names.schema.ts';
import type { PersonName } from '../people/names.ts';
import { rejectionReason } from '../people/rejection.schema.ts';
import { emailAddress } from '../values/addresses.ts';
import { timestamp } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { toPatchFields } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { personName, title } from '../values/names.ts';
import { percentage, parsePercentage } from '../values/percentage.ts';
import { browserTimeZone } from '../values/time-zones.ts';
import { companyFields } from '../companies/companies.schema.ts';
import { CLIENT_FIELDS, type ClientAnswers } from './client-fields.ts';
import { CLIENT_STATUSES } from './clients.ts';

const FREE_MAIL = ['hotmail', 'yahoo', 'gmail', 'outlook', 'aol', 'icloud', 'google'];
const name = personName();

/** Returns whether no label of an address's domain is a free-mail provider's name. */
export const isCorporate = (email: string | undefined): boolean => {
  const domain = (email ?? '').split('@')[1] ?? '';
  return !domain
    .toLowerCase()
    .split('.')
    .some((label) => FREE_MAIL.includes(label));
};

const corporateEmail = emailAddress('client.emailNotCorporate')
  .required(messageId('client.emailNotCorporate'))
  .test('corporate', messageId('client.emailFreeMail'), isCorporate);

const company = strictObject({
  id: idSchema.notRequired(),
  ...companyFields,
});
const accepted = flag().oneOf([true], messageId('validation.required')).required();

const clientFields = {
  ...personNameFields,
  email: corporateEmail,
  company: company.required(),
  ...CLIENT_FIELDS,
};

export const clientSignUpSchema = strictObject({
  ...clientFields,
  password: newPassword(),
  agencySlug: text().max(60).optional(),
  timeZone: browserTimeZone(),
  termsAndConditions: accepted,
  acceptPrivacyPolicy: accepted,
});

export const clientSignUpFormSchema = clientSignUpSchema.shape({
  verifyPassword: newPassword('client.passwordMismatch').oneOf(
    [yup.ref('password')],
    messageId('client.passwordMismatch'),
  ),
});

/** A client created by an agency; without a password they use single sign-on. */
export const ownerClientSchema = strictObject({
  ...clientFields,
  password: optionalPassword(),
  accountValidationStatus: text().oneOf(VALIDATION_STATUSES).optional(),
});

const isSame = (value: string | undefined, { parent }: yup.TestContext): boolean =>
  (value ?? '') === ((parent as { readonly password?: string }).password ?? '');

/** Its form: a password, if any, is repeated. */
export const ownerClientFormSchema = ownerClientSchema.shape({
  verifyPassword: text().test('same', messageId('client.passwordMismatch'), isSame),
});

/**
 * A change of a client. Only admins change validation, blocking (both per agency), commissions and access to rates. `was` holds the edited
 * fields' previous values: 409 if one of them changed meanwhile. With `updatedAt` (ISO, the edited version), any change is a conflict.
 */
export const clientPatchSchema = strictObject({
  ...namePatchFields,
  ...toPatchFields(CLIENT_FIELDS),
  /** May be left out, and not be emptied. */
  cityOfResidence: title().min(1, messageId('validation.required')).optional(),
  accountValidationStatus: text().oneOf(VALIDATION_STATUSES).optional(),
  rejectionReason: rejectionReason(),
  status: text().oneOf(CLIENT_STATUSES).optional(),
  commissionByAgency: uniqueList(commissionSchema, ({ agencyId }) => agencyId)
    .max(50)
    .optional(),
  showRates: flag().optional(),
  was: strictObject({
    name: name.optional(),
    lastName: name.optional(),
    roleInCompany: text().max(40).optional(),
    countryOfResidence: text().max(40).optional(),
    cityOfResidence: title().optional(),
  } satisfies Record<keyof PersonName | keyof ClientAnswers, yup.AnySchema>)
    .optional()
    .default(undefined),
  updatedAt: timestamp().optional(),
});

/** Notes on a client; `updatedAt`: the edited version, if any. */
export const clientNotesSchema = strictObject({
  text: freeText().default(''),
  updatedAt: timestamp().optional(),
});

/** A client's own profile form: nothing can be emptied. */
export const clientProfileSchema = strictObject({ ...personNameFields, ...CLIENT_FIELDS });
/** As stored: people with a single name have no last name. */
export type ClientProfile = Omit<yup.InferType<typeof clientProfileSchema>, 'hasOneName'>;

const isShare = (typed: string | undefined): boolean => {
  const share = parsePercentage(typed ?? '');
  return share === null || percentage().isValidSync(share);
};

/** The admins' form, including the account's decision, if one is needed. `commission`: the chosen agency's percentage, as typed; empty: none agreed. */
export const clientAdminSchema = clientProfileSchema.shape({
  accountValidationStatus: text().oneOf(['', ...VALIDATION_STATUSES]),
  rejectionReason: text().max(512),
  status: text().oneOf(CLIENT_STATUSES).required(),
  commission: text().test('share', messageId('validation.percentage'), isShare),
  showRates: flag().required(),
});

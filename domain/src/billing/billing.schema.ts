import { strictObject, flag, idSchema, messageId, text } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import { title } from '../values/names.ts';

const line = title();
const email = text().max(254).email(messageId('registration.emailInvalid'));

export const BILLING_FIELDS = {
  legalName: line.required(),
  /** In the tax office's format, without spaces. */
  vatTaxId: text().max(40).required(),
  /** alpha3; determines the check of the tax id. */
  country: countryCode.required(),
  address: line.required(),
  address2: line.default(''),
  city: line.required(),
  state: line.default(''),
  zip: text().max(20).required(),
  phone: text().max(40).required(),
  paypalEmail: email.default(''),
  /** Replaces a PayPal address. */
  noPaypal: flag().default(false),
};

export const billingInformationSchema = strictObject({ talent: idSchema, ...BILLING_FIELDS });

import { strictObject, flag, idSchema, messageId, text } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import { title } from '../values/names.ts';

const line = title();
const email = text().max(254).email(messageId('registration.emailInvalid'));

export const billingInformationSchema = strictObject({
  talent: idSchema,
  legalName: line.required(),
  vatTaxId: text().max(40).required(),
  country: countryCode.required(),
  address: line.required(),
  address2: line.default(''),
  city: line.required(),
  state: line.default(''),
  zip: text().max(20).required(),
  phone: text().max(40).required(),
  paypalEmail: email.default(''),
  noPaypal: flag().default(false),
});

import { type yup, exactly, messageId, text } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { deadline } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';

/** Audition request form. `deadline` is ISO 8601 with its offset. */
export const auditionSchema = exactly({
  style: catalogCode('AUDITION_STYLE').required(),
  deadline: deadline().required(),
  script: freeText().default(''),
  brief: freeText().default(''),
});
export type AuditionValues = yup.InferType<typeof auditionSchema>;

/** Identity check form. */
export const identitySchema = exactly({
  email: text()
    .max(254, messageId('identity.emailInvalid'))
    .email(messageId('identity.emailInvalid'))
    .required(messageId('identity.emailRequired')),
  /** The identifier of the mailed address: it names one invitation. */
  urlIdentifier: text().max(160).required(),
});
export type IdentityValues = yup.InferType<typeof identitySchema>;

import { strictObject, flag, messageId } from '../messages/yup.ts';
import { personName } from '../values/names.ts';

const toNone = (): string => '';

/** First and last name. People with a single name set `hasOneName` and get no last name, even if one is sent. */
export const personNameFields = {
  name: personName().required(),
  lastName: personName()
    .default('')
    .when('hasOneName', {
      is: true,
      then: (schema) => schema.transform(toNone),
      otherwise: (schema) => schema.required(),
    }),
  hasOneName: flag().optional(),
};

const missing = messageId('validation.required');

/** Names in a change: each optional, and emptied only by `hasOneName`. */
export const namePatchFields = {
  name: personName().min(1, missing).optional(),
  lastName: personName()
    .when('hasOneName', {
      is: true,
      then: (schema) => schema.transform(toNone).default(''),
      otherwise: (schema) => schema.min(1, missing),
    })
    .optional(),
  hasOneName: flag().optional(),
};

export const personNameSchema = strictObject(personNameFields);

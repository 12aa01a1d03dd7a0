import { exactly, flag, messageId } from '../messages/yup.ts';
import { personName } from '../values/names.ts';

const toNone = (): string => '';

/** First and last name. Whoever has one name alone says so by `hasOneName` and has no last name, whatever is sent. */
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

/** The same in a change: each may be left out, and is not emptied but by `hasOneName`. */
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

/** What somebody is called from now on. */
export const personNameSchema = exactly(personNameFields);

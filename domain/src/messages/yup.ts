import * as yup from 'yup';
import type { ErrorCode } from './errors.en.ts';
import { withValues } from './messages.ts';

/** A message id for a schema; the compiler refuses one that the catalogs do not hold. */
export const messageId = (code: ErrorCode): string => code;

yup.setLocale({
  mixed: {
    default: messageId('validation.invalid'),
    required: messageId('validation.required'),
    defined: messageId('validation.required'),
    notNull: messageId('validation.required'),
    oneOf: messageId('validation.invalid'),
    notOneOf: messageId('validation.invalid'),
    notType: messageId('validation.invalid'),
  },
  string: {
    max: ({ max }: { max: number }) => withValues('validation.tooLong', { max }),
    min: ({ min }: { min: number }) => withValues('validation.tooShort', { min }),
  },
  number: {
    min: messageId('validation.invalid'),
    max: messageId('validation.invalid'),
    integer: messageId('validation.invalid'),
  },
  array: { max: messageId('validation.invalid'), min: messageId('validation.required') },
  object: { noUnknown: messageId('validation.invalid') },
});

/** yup with our message ids as its defaults. Schemas import it from here, so that no prose slips in. */
export { yup };

/** Characters that no text has use for: control characters beside blanks and line ends, and halves of a character. */
const UNUSABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Text as JSON carries it: trimmed, and a number is not text (yup would turn it into one). */
export const text = (): yup.StringSchema => {
  const schema = yup
    .string()
    .test(
      'usable',
      messageId('validation.hiddenCharacters'),
      (value) => typeof value !== 'string' || !UNUSABLE.test(value),
    );
  schema.transforms = [(value: unknown) => (typeof value === 'string' ? value.trim() : value)];
  return schema;
};

/** A truth value as JSON carries it: `"true"` is none. */
export const flag = (): yup.BooleanSchema => {
  const schema = yup.boolean();
  schema.transforms = [];
  return schema;
};

/** A record id as it may stand in a path: Firestore ids of ours are never longer. */
export const idSchema = text()
  .matches(/^[A-Za-z0-9_-]{1,160}$/, messageId('validation.invalid'))
  .required();

/** A body, query or set of parameters that refuses fields it does not know. */
export const exactly = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).exact(messageId('validation.invalid'));

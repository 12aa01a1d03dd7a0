import * as yup from 'yup';
import type { FieldErrorCode, ProgramErrorCode } from './field-errors.en.ts';
import { withValues } from './message-text.ts';

/** A message id for a schema; the compiler refuses one that the catalogs do not hold. */
export const messageId = (code: FieldErrorCode | ProgramErrorCode): string => code;

/** A longer list of values isn't quoted. */
const LISTED_MAX = 200;

yup.setLocale({
  mixed: {
    default: messageId('validation.invalid'),
    required: messageId('validation.required'),
    defined: messageId('validation.required'),
    notNull: messageId('validation.required'),
    oneOf: ({ values }: { values: string }) =>
      values.length > LISTED_MAX
        ? messageId('validation.codeUnknown')
        : withValues('validation.oneOf', { values }),
    notOneOf: messageId('validation.invalid'),
    notType: ({ type }: { type: string }) =>
      type === 'number' ? messageId('validation.number') : withValues('validation.type', { type }),
  },
  string: {
    max: ({ max }: { max: number }) => withValues('validation.tooLong', { max }),
    min: ({ min }: { min: number }) => withValues('validation.tooShort', { min }),
  },
  number: {
    min: ({ min }: { min: number }) => withValues('validation.atLeast', { min }),
    max: ({ max }: { max: number }) => withValues('validation.atMost', { max }),
    integer: messageId('validation.whole'),
  },
  array: {
    max: ({ max }: { max: number }) => withValues('validation.tooMany', { max }),
    min: messageId('validation.required'),
  },
  object: { noUnknown: messageId('validation.unknownField') },
});

/** yup with our message ids as its defaults. Schemas import it from here, so that no prose slips in. */
export { yup };

/** What no text has use for: control characters beside blanks and line ends, halves of a character, blanks of no width. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u200b\u2060\ufeff]/gu;

/** A text as it is kept: composed, without what nobody sees, and trimmed. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(UNSEEN, '').normalize('NFC').trim() : value;

/** Text as JSON carries it; a number is not text (yup would turn it into one). */
export const text = (): yup.StringSchema => {
  const schema = yup.string();
  schema.transforms = [cleaned];
  return schema;
};

/** Text of which every character counts, such as a key: only trimmed. */
const exactText = (): yup.StringSchema => {
  const schema = yup.string();
  schema.transforms = [(value: unknown) => (typeof value === 'string' ? value.trim() : value)];
  return schema;
};

/** A truth value as JSON carries it: `"true"` is none. */
export const flag = (): yup.BooleanSchema => {
  const schema = yup.boolean();
  schema.transforms = [];
  return schema;
};

/** A truth value as a form with a file carries it, where everything is text: `true` or `false`, and nothing else. */
export const flagInText = (): yup.BooleanSchema => {
  const schema = flag();
  schema.transforms = [(value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)];
  return schema;
};

/** A whole number as a query carries it: in digits alone, and once. */
export const digits = (): yup.NumberSchema => {
  const schema = yup.number().integer().min(1);
  schema.transforms = [
    (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  ];
  return schema;
};

/** Pages that a list by number goes through at most: the database reads all pages before the one that is shown. */
const PAGES_MAX = 200;

/** The number of a page, from 1 on. */
export const pageNumber = (): yup.NumberSchema => digits().max(PAGES_MAX);

/** How many records a page has. */
export const pageLength = (max: number): yup.NumberSchema => digits().max(max);

/**
 * A record id as it may stand in a path: ids of ours are never longer. Firestore keeps names of the form `__x__` for
 * itself; what merely begins like one is refused too, because some ids are put together and taken apart again.
 */
export const ID_PATTERN = /^(?!__.*__)[A-Za-z0-9_-]{1,160}$/;

/** A required record id. */
export const idSchema = exactText().matches(ID_PATTERN, messageId('validation.id')).required();

/** A body, query or set of parameters that refuses fields it does not know. */
export const exactly = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).exact(messageId('validation.unknownField'));

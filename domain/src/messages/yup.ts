import * as yup from 'yup';
import type { FieldErrorCode, ProgramErrorCode } from './field-errors.en.ts';
import { withValues } from './message-text.ts';

/** Returns a schema's message id; one missing in the catalogs doesn't compile. */
export const messageId = (code: FieldErrorCode | ProgramErrorCode): string => code;

/** Longer lists of values aren't quoted. */
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

/** yup with our message ids as defaults. Schemas import it from here, so no prose slips in. */
export { yup };

/** Characters removed from text: control characters except tab and line ends, lone surrogates, zero-width spaces. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u200b\u2060\ufeff]/gu;

/** Returns text for storage: composed, trimmed, without invisible characters. */
const cleanText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(UNSEEN, '').normalize('NFC').trim() : value;

/** A JSON text; numbers are refused (yup would convert them). */
export const text = (): yup.StringSchema => {
  const schema = yup.string();
  schema.transforms = [cleanText];
  return schema;
};

const exactText = (): yup.StringSchema => {
  const schema = yup.string();
  schema.transforms = [(value: unknown) => (typeof value === 'string' ? value.trim() : value)];
  return schema;
};

/** A JSON boolean: `"true"` is refused. */
export const flag = (): yup.BooleanSchema => {
  const schema = yup.boolean();
  schema.transforms = [];
  return schema;
};

/** A boolean in a multipart form, where everything is text: only `true` or `false`. */
export const formFlag = (): yup.BooleanSchema => {
  const schema = flag();
  schema.transforms = [(value: unknown) => (value === 'true' ? true : value === 'false' ? false : value)];
  return schema;
};

/** A whole number in a query: digits only, once. */
export const digits = (): yup.NumberSchema => {
  const schema = yup.number().integer().min(1);
  schema.transforms = [
    (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  ];
  return schema;
};

/** Maximum page number: the database reads all pages before it. */
const PAGES_MAX = 200;

export const pageNumber = (): yup.NumberSchema => digits().max(PAGES_MAX);

export const pageLength = (max: number): yup.NumberSchema => digits().max(max);

/**
 * A record id as a path segment; ours are never longer. Firestore reserves `__x__`; prefixes of
 * that form are refused as well, because some ids are concatenated and split.
 */
export const ID_PATTERN = /^(?!__.*__)[A-Za-z0-9_-]{1,160}$/;

export const idSchema = exactText().matches(ID_PATTERN, messageId('validation.id')).required();

/** Ids, comma-separated. */
export const idList = (max: number) =>
  text().test('ids', withValues('validation.list', { max }), (value) => {
    const ids = value?.split(',') ?? [];
    return ids.length <= max && ids.every((id) => ID_PATTERN.test(id));
  });

/** An object that refuses unknown fields. */
export const strictObject = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).exact(messageId('validation.unknownField'));

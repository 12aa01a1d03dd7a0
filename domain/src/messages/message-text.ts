import type { Locale } from './locale.ts';
import type { FieldErrorCode, ProgramErrorCode } from './field-errors.en.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Encodes a message id with its values as one text, because form libraries keep errors as text. */
export const withValues = (code: FieldErrorCode | ProgramErrorCode, values: Values): string =>
  `${code} ${JSON.stringify(values)}`;

/** Returns values as a reader of the language writes them: `1,000,000`. */
export const formatValues = (values: Values, locale: Locale): Readonly<Record<string, string>> => {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? format(value) : value]),
  );
};

/**
 * Parses the result of `withValues` or a plain message id; undefined for any other text,
 * such as a finished sentence. The caller provides the catalog's ids.
 */
export const getMessage = <Code extends string>(
  message: string,
  isKnown: (code: string) => code is Code,
): { readonly code: Code; readonly values: Values } | undefined => {
  const [code = '', ...rest] = message.split(' ');
  if (!isKnown(code)) return undefined;
  if (rest.length === 0) return { code, values: {} };
  return rest[0]?.startsWith('{') ? { code, values: JSON.parse(rest.join(' ')) as Values } : undefined;
};

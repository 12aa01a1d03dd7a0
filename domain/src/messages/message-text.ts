import type { FieldErrorCode, ProgramErrorCode } from './field-errors.en.ts';

type Values = Readonly<Record<string, string | number>>;

/** A message id together with the values its text names, as one text: all that a form library carries of an error. */
export const withValues = (code: FieldErrorCode | ProgramErrorCode, values: Values): string =>
  `${code} ${JSON.stringify(values)}`;

/**
 * What `withValues` or a plain message id says; undefined for any other text, such as a finished sentence. Which ids
 * there are is asked of whoever has a catalog at hand.
 */
export const messageOf = <Code extends string>(
  message: string,
  isKnown: (code: string) => code is Code,
): { readonly code: Code; readonly values: Values } | undefined => {
  const [code = '', ...rest] = message.split(' ');
  if (!isKnown(code)) return undefined;
  if (rest.length === 0) return { code, values: {} };
  return rest[0]?.startsWith('{') ? { code, values: JSON.parse(rest.join(' ')) as Values } : undefined;
};

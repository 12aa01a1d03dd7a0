import { errorsEn, type ErrorCode } from './errors.en.ts';
import { errorsEs } from './errors.es.ts';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

const catalogs: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = {
  en: errorsEn,
  es: errorsEs,
};

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorsEn, value);

type Values = Readonly<Record<string, string | number>>;

/** A message id together with the values its text names, as one text: all that a form library carries of an error. */
export const withValues = (code: ErrorCode, values: Values): string => `${code} ${JSON.stringify(values)}`;

/** What `withValues` or a plain message id says; undefined for any other text, such as a finished sentence. */
export const messageOf = (
  message: string,
): { readonly code: ErrorCode; readonly values: Values } | undefined => {
  const [code = '', ...rest] = message.split(' ');
  if (!isErrorCode(code)) return undefined;
  if (rest.length === 0) return { code, values: {} };
  return rest[0]?.startsWith('{') ? { code, values: JSON.parse(rest.join(' ')) as Values } : undefined;
};

/** The text of an error for a person, with `{name}` values filled in. */
export const errorText = (
  code: ErrorCode,
  locale: Locale = 'en',
  values: Readonly<Record<string, string | number>> = {},
): string =>
  catalogs[locale][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The first supported language of an `Accept-Language` header; English when none is. */
export const localeFrom = (acceptLanguage: string | undefined): Locale => {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === tag);
    if (found) return found;
  }
  return 'en';
};

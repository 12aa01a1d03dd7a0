import { errorsEn, type ErrorCode } from './errors.en.ts';
import { errorsEs } from './errors.es.ts';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

const catalogs: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = {
  en: errorsEn,
  es: errorsEs,
};

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorsEn, value);

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

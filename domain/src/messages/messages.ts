import { errorsEn, type ErrorCode } from './errors.en.ts';
import { errorsEs } from './errors.es.ts';
import type { Locale } from './locale.ts';
import { formatValues, type Values } from './message-text.ts';

const catalogs: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = {
  en: errorsEn,
  es: errorsEs,
};

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorsEn, value);

/** Returns an error's text with `{name}` values filled in. For the API: a browser has one language only. */
export const getErrorText = (code: ErrorCode, locale: Locale = 'en', values: Values = {}): string => {
  const texts = formatValues(values, locale);
  return catalogs[locale][code].replace(/\{(\w+)\}/g, (whole, name: string) => texts[name] ?? whole);
};

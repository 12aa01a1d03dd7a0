export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the first supported language of an `Accept-Language` header; English otherwise. */
export const parseLocale = (acceptLanguage: string | undefined): Locale => {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === tag);
    if (found) return found;
  }
  return 'en';
};

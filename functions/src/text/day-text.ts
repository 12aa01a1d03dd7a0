import type { Locale } from '@domain/messages/locale.ts';

/** A day of the calendar, `YYYY-MM-DD`, as people write it in a language. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

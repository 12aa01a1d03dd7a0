import { useMemo } from 'react';
import { DateTime } from 'luxon';
import type { Instant } from '@domain/contract.ts';
import { useLocale } from '../i18n/localeContext.ts';

export type AnyInstant = Instant | string;

const toDateTime = (instant: AnyInstant, locale: string): DateTime =>
  (typeof instant === 'string'
    ? DateTime.fromISO(instant)
    : DateTime.fromMillis(instant.toMillis())
  ).setLocale(locale);

export interface Dates {
  readonly date: (instant: AnyInstant) => string;
  readonly dateTime: (instant: AnyInstant) => string;
  /** With weekday and zone, for where a mistake of an hour matters. */
  readonly full: (instant: AnyInstant) => string;
  readonly iso: (instant: AnyInstant) => string;
}

/** Instants in the reader's language and zone. */
export const useDates = (): Dates => {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      date: (instant) => toDateTime(instant, locale).toLocaleString(DateTime.DATE_MED),
      dateTime: (instant) => toDateTime(instant, locale).toLocaleString(DateTime.DATETIME_MED),
      full: (instant) =>
        toDateTime(instant, locale).toLocaleString({ ...DateTime.DATETIME_FULL, weekday: 'long' }),
      iso: (instant) => toDateTime(instant, locale).toUTC().toISO() ?? '',
    }),
    [locale],
  );
};

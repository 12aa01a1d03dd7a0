import { useLocale } from '../../../i18n/localeContext.ts';

/** Formats a day (`YYYY-MM-DD`) with weekday, number and month. */
export const useDayTitle = (): ((day: string) => string) => {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
};

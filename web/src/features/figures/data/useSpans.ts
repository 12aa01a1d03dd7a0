import { useMemo } from 'react';
import { useLocale } from '../../../i18n/localeContext.ts';

/** How spans of time are written, all of them of UTC, as the figures are. */
export interface Spans {
  /** Hours, or days from two days on; of a week in which there was nothing, a dash. */
  readonly lasting: (hours: number | undefined) => string;
  /** The day that a week begins on, short. */
  readonly week: (monday: string) => string;
  readonly month: (month: string) => string;
  /** The same beside others of its year: `Jan`, and with its year where one begins. */
  readonly monthAmong: (month: string) => string;
}

const DAYS_FROM = 48;

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const useSpans = (): Spans => {
  const { locale } = useLocale();
  return useMemo(() => {
    const unit = (name: 'hour' | 'day') =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'unit', unit: name, unitDisplay: name === 'day' ? 'long' : 'short' },
        maximumFractionDigits: 1,
      });
    const [hours, days] = [unit('hour'), unit('day')];
    const written = (format: Intl.DateTimeFormatOptions) => {
      const { format: show } = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
      return (day: string) => show(at(day));
    };
    const day = written({ day: 'numeric', month: 'short' });
    const long = written({ month: 'long', year: 'numeric' });
    const short = written({ month: 'short' });
    const shortOfYear = written({ month: 'short', year: '2-digit' });
    return {
      lasting: (span) => {
        if (span === undefined) return '–';
        return span < DAYS_FROM ? hours.format(span) : days.format(span / 24);
      },
      week: day,
      month: (month) => long(`${month}-01`),
      monthAmong: (month) => (month.endsWith('-01') ? shortOfYear : short)(`${month}-01`),
    };
  }, [locale]);
};

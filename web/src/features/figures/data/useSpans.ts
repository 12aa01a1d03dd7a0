import { useMemo } from 'react';
import { useLocale } from '../../../i18n/localeContext.ts';

/** Formats spans by day, so that no zone shifts them. */
interface Spans {
  /** Formats hours in one unit; a dash for a week without data. */
  readonly lasting: (hours: number | undefined, unit: SpanUnit) => string;
  /** A week by its Monday, short. */
  readonly week: (monday: string) => string;
  readonly month: (month: string) => string;
  /** A month of a year's axis: `Feb`, with the year at its start. */
  readonly monthAmong: (month: string) => string;
}

export type SpanUnit = 'hour' | 'day';
export const UNIT_HOURS: Readonly<Record<SpanUnit, number>> = { hour: 1, day: 24 };

const DAYS_FROM = 72;

/** Returns the unit for spans up to a number of hours. */
export const getSpanUnit = (longest: number): SpanUnit => (longest < DAYS_FROM ? 'hour' : 'day');

const toNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const useSpans = (): Spans => {
  const { locale } = useLocale();

  return useMemo(() => {
    const createUnitFormat = (name: SpanUnit) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: name === 'day' ? 'long' : 'short',
        maximumFractionDigits: 1,
      });

    const units = { hour: createUnitFormat('hour'), day: createUnitFormat('day') };

    const createFormat = (format: Intl.DateTimeFormatOptions) => {
      const { format: show } = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
      return (day: string) => show(toNoon(day));
    };

    const day = createFormat({ day: 'numeric', month: 'short' });
    const long = createFormat({ month: 'long', year: 'numeric' });
    const short = createFormat({ month: 'short' });
    const shortOfYear = createFormat({ month: 'short', year: 'numeric' });

    return {
      lasting: (span, name) => (span === undefined ? '–' : units[name].format(span / UNIT_HOURS[name])),
      week: day,
      month: (month) => long(`${month}-01`),
      monthAmong: (month) => (month.endsWith('-01') ? shortOfYear : short)(`${month}-01`),
    };
  }, [locale]);
};

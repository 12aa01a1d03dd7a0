import { useMemo } from 'react';
import type { Instant } from '@domain/contract.ts';
import { useTimeFormat } from './useTimeFormat.ts';

export type AnyInstant = Instant | string;

const toDate = (instant: AnyInstant): Date =>
  new Date(typeof instant === 'string' ? instant : instant.toMillis());

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const FULL = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  ...TIME,
  timeZoneName: 'short',
} as const;

export interface Dates {
  readonly date: (instant: AnyInstant) => string;
  /** A calendar day, `YYYY-MM-DD`, without zone. */
  readonly day: (day: string) => string;
  readonly time: (instant: AnyInstant) => string;
  readonly dateTime: (instant: AnyInstant) => string;
  /** With weekday and zone, where an hour's mistake matters. */
  readonly full: (instant: AnyInstant) => string;
  readonly iso: (instant: AnyInstant) => string;
}

/** Formats instants in the reader's language and zone with the browser's own formats: pages that only show a date need no library. */
export const useDates = (): Dates => {
  const timeFormat = useTimeFormat();

  return useMemo(() => {
    const createFormat = (format: Intl.DateTimeFormatOptions) => {
      const { format: show } = timeFormat(format);
      return (instant: AnyInstant) => show(toDate(instant));
    };

    return {
      date: createFormat(DAY),
      day: (day) => createFormat({ ...DAY, timeZone: 'UTC' })(`${day}T12:00:00Z`),
      time: createFormat(TIME),
      dateTime: createFormat({ ...DAY, ...TIME }),
      full: createFormat(FULL),
      iso: (instant) => toDate(instant).toISOString(),
    };
  }, [timeFormat]);
};

import { getTimeFormat, type Clock } from '@domain/values/clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Tomorrow, today and yesterday have names. */
const NAMED_DAYS = 1;

const toUtcDay = (millis: number, timeZone: string | undefined): number =>
  Date.parse(
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone && { timeZone }),
    }).format(millis),
  );

/** Returns how many calendar days a moment is after another one in a zone; the browser's by default. */
export const getDaysAway = (moment: number, now: number, timeZone?: string): number =>
  Math.round((toUtcDay(moment, timeZone) - toUtcDay(now, timeZone)) / DAY_MS);

/** Returns whether a moment's day has a name: today, tomorrow or yesterday. */
export const isNearDay = (moment: number, now: number, timeZone?: string): boolean =>
  Math.abs(getDaysAway(moment, now, timeZone)) <= NAMED_DAYS;

/** What is shown beside the day: nothing, the time, or the time with its zone. */
export type NearDetail = 'day' | 'time' | 'zone';

interface Context {
  readonly now: number;
  readonly locale: string;
  readonly clock: Clock;
  readonly timeZone?: string | undefined;
  /** Joins the name of a day with a time. */
  readonly join: (day: string, time: string) => string;
}

/** Formats a moment with the name of its day while that is near, such as “today at 4:10 AM”. */
export const formatNearDate = (
  moment: number,
  detail: NearDetail,
  { now, locale, clock, timeZone, join }: Context,
): string => {
  const format = (options: Intl.DateTimeFormatOptions): string =>
    getTimeFormat(locale, timeZone ? { timeZone, ...options } : options, clock).format(moment);
  const time: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(detail === 'zone' && { timeZoneName: 'short' }),
  };
  if (isNearDay(moment, now, timeZone)) {
    const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const day = names.format(getDaysAway(moment, now, timeZone), 'day');
    return detail === 'day' ? day : join(day, format(time));
  }

  const [year, thisYear] = [moment, now].map((millis) =>
    new Date(toUtcDay(millis, timeZone)).getUTCFullYear(),
  );

  return format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(year !== thisYear && { year: 'numeric' }),
    ...(detail === 'day' ? {} : time),
  });
};

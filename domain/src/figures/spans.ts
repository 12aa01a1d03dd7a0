import { DateTime } from 'luxon';

const toDateTime = (millis: number, zone: string): DateTime => DateTime.fromMillis(millis, { zone });

/** Returns the Monday of a moment's week in an IANA zone, `YYYY-MM-DD`. */
export const toWeek = (millis: number, zone: string): string =>
  toDateTime(millis, zone).startOf('week').toFormat('yyyy-MM-dd');

/** Returns the Mondays of weeks up to a moment's, oldest first. */
export const listWeeksUntil = (millis: number, count: number, zone: string): readonly string[] => {
  const last = toDateTime(millis, zone).startOf('week');
  return Array.from({ length: count }, (_, place) =>
    last.minus({ weeks: count - 1 - place }).toFormat('yyyy-MM-dd'),
  );
};

/** Returns a day's month, `YYYY-MM`. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** Returns months `YYYY-MM` up to a moment's in a time zone, oldest first. */
export const listMonthsUntil = (millis: number, count: number, zone: string): readonly string[] => {
  const last = toDateTime(millis, zone).startOf('month');
  return Array.from({ length: count }, (_, place) =>
    last.minus({ months: count - 1 - place }).toFormat('yyyy-MM'),
  );
};

/** Returns start and end of a zone's week, in milliseconds: an hour longer or shorter when clocks change. */
export const getBounds = (week: string, zone: string): { readonly from: number; readonly until: number } => {
  const monday = DateTime.fromISO(week, { zone });
  return { from: monday.toMillis(), until: monday.plus({ weeks: 1 }).toMillis() };
};

import { DateTime } from 'luxon';

const at = (millis: number, zone: string): DateTime => DateTime.fromMillis(millis, { zone });

/** The Monday of the week that a moment lies in by the clock of an IANA zone, `YYYY-MM-DD`. */
export const weekOf = (millis: number, zone: string): string =>
  at(millis, zone).startOf('week').toFormat('yyyy-MM-dd');

/** So many weeks of a zone by their Mondays, the oldest first; the last one is that of the moment. */
export const weeksUntil = (millis: number, count: number, zone: string): readonly string[] => {
  const last = at(millis, zone).startOf('week');
  return Array.from({ length: count }, (_, place) =>
    last.minus({ weeks: count - 1 - place }).toFormat('yyyy-MM-dd'),
  );
};

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months, `YYYY-MM`, the oldest first; the last one is that of the moment by the clock of a zone. */
export const monthsUntil = (millis: number, count: number, zone: string): readonly string[] => {
  const last = at(millis, zone).startOf('month');
  return Array.from({ length: count }, (_, place) =>
    last.minus({ months: count - 1 - place }).toFormat('yyyy-MM'),
  );
};

/** The first moment of a week of a zone and that of the next one, in milliseconds: an hour more or less where clocks change. */
export const boundsOf = (week: string, zone: string): { readonly from: number; readonly until: number } => {
  const monday = DateTime.fromISO(week, { zone });
  return { from: monday.toMillis(), until: monday.plus({ weeks: 1 }).toMillis() };
};

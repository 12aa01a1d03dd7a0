const DAY_MS = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

const mondayOf = (millis: number): number => {
  const days = Math.floor(millis / DAY_MS);
  return (days - ((((days + DAYS_FROM_MONDAY) % 7) + 7) % 7)) * DAY_MS;
};

/** The Monday of the week that a moment lies in, `YYYY-MM-DD`, UTC. */
export const weekOf = (millis: number): string => dayOf(mondayOf(millis));

/** So many weeks by their Mondays, the oldest first; the last one is that of the moment. */
export const weeksUntil = (millis: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOf(mondayOf(millis) - (count - 1 - at) * 7 * DAY_MS));

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months, `YYYY-MM`, the oldest first; the last one is that of the moment, UTC. */
export const monthsUntil = (millis: number, count: number): readonly string[] => {
  const now = new Date(millis);
  return Array.from({ length: count }, (_, at) =>
    monthOf(dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1))),
  );
};

/** The first moment of a week and that of the next one, in milliseconds. */
export const boundsOf = (week: string): { readonly from: number; readonly until: number } => {
  const from = Date.parse(`${week}T00:00:00Z`);
  return { from, until: from + 7 * DAY_MS };
};

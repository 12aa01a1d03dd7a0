import { TODAY, type RosterQuery } from '@domain/roster/roster-filters.ts';

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Returns a month (`YYYY-MM`) relative to now, in the reader's zone. */
export const getMonthFromNow = (months: number, now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth() + months, 1);
  return `${day.getFullYear()}-${padTwo(day.getMonth() + 1)}`;
};

/** Returns a day (`YYYY-MM-DD`) relative to now, in the reader's zone. */
export const getDayFromNow = (days: number, now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return `${day.getFullYear()}-${padTwo(day.getMonth() + 1)}-${padTwo(day.getDate())}`;
};

/** Returns filters for the list call: `today` becomes a date, which differs each day in a saved view. */
export const toRosterRequest = ({ away, ...filters }: RosterQuery, now = new Date()): RosterQuery => {
  if (away === undefined) return filters;
  const days = away.split(',').map((day) => (day === TODAY ? getDayFromNow(0, now) : day));
  return { ...filters, away: [...new Set(days)].join(',') };
};

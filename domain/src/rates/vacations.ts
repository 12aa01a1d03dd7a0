import { DateTime } from 'luxon';
import type { Vacation } from './rates.ts';

/** Vacations of one talent: far more than anybody plans. */
export const VACATIONS_MAX = 200;

/** Days from the first to the last one, both inclusive, `YYYY-MM-DD`. */
export type Days = Pick<Vacation, 'from' | 'to'>;

const dayAfter = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate() ?? day;

/** Whether two spans share a day, or one begins on the day after the other ends. */
const isJoined = (one: Days, other: Days): boolean =>
  one.from <= dayAfter(other.to) && other.from <= dayAfter(one.to);

/**
 * What becomes of vacations when days are added: those that overlap with them or touch them go, and one span with all of
 * their days comes instead.
 */
export const merged = <Kept extends Days>(
  known: readonly Kept[],
  added: Days,
): { readonly span: Days; readonly absorbed: readonly Kept[] } => {
  let span: Days = { from: added.from, to: added.to };
  let absorbed: readonly Kept[] = [];
  // A span that grew may reach one that it did not reach before.
  for (;;) {
    const reached = known.filter((vacation) => isJoined(vacation, span));
    if (reached.length === absorbed.length) return { span, absorbed };
    absorbed = reached;
    const all = [added, ...reached];
    span = {
      from: all.map(({ from }) => from).reduce((one, other) => (one < other ? one : other)),
      to: all.map(({ to }) => to).reduce((one, other) => (one > other ? one : other)),
    };
  }
};

/** Whether a day lies in one of the spans. */
export const isAway = (vacations: readonly Days[], day: string): boolean =>
  vacations.some(({ from, to }) => from <= day && day <= to);

import type { Vacation } from './rates.ts';

export const VACATIONS_MAX = 200;

/** Days from the first to the last one, both inclusive, `YYYY-MM-DD`. */
export type Days = Pick<Vacation, 'from' | 'to'>;

const HOUR_MS = 60 * 60 * 1000;

const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const getNextDay = (day: string): string => toDay(Date.parse(day) + 24 * HOUR_MS);

/** Whether two spans share a day, or one begins on the day after the other ends. */
const isJoined = (a: Days, b: Days): boolean => a.from <= getNextDay(b.to) && b.from <= getNextDay(a.to);

/** Returns vacations after adding days: overlapping and adjacent ones merge into one span. */
export const mergeVacations = <Vacation extends Days>(
  vacations: readonly Vacation[],
  added: Days,
): { readonly span: Days; readonly absorbed: readonly Vacation[] } => {
  let span: Days = { from: added.from, to: added.to };
  let absorbed: readonly Vacation[] = [];

  // A span that grew may reach one that it did not reach before.
  for (;;) {
    const reached = vacations.filter((vacation) => isJoined(vacation, span));
    if (reached.length === absorbed.length) return { span, absorbed };
    absorbed = reached;
    const all = [added, ...reached];
    span = {
      from: all.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
      to: all.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
    };
  }
};

export const isAway = (vacations: readonly Days[], day: string): boolean =>
  vacations.some(({ from, to }) => from <= day && day <= to);

/** The days of a span from its first one on, `YYYY-MM-DD`, and no more than `most` of them. */
export const listDaysIn = ({ from, to }: Days, most: number): readonly string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < most; day = getNextDay(day)) days.push(day);
  return days;
};

/** Days off that are not over yet wherever on earth the talent is, at a moment in milliseconds. */
export const filterNotOver = (vacations: readonly Days[], now: number): readonly Days[] => {
  const earliest = toDay(now - 12 * HOUR_MS);
  return vacations.filter(({ to }) => to >= earliest);
};

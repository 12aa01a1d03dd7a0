import { boundsOf, weekOf } from './spans.ts';

const MINUTE_MS = 60 * 1000;
const QUARTER = 15;
/** Minutes of a week of UTC: until Monday noon the last of earth begin theirs, and from Sunday at ten the first the next one. */
const ALL_BEGUN = 12 * 60;
const NEXT_BEGINS = (6 * 24 + 10) * 60;

/** A part of a week of UTC, by its Monday and the minute of the week that the part begins at. */
export interface WeekPart {
  readonly week: string;
  readonly minute: number;
}

/** When a part begins, in milliseconds. */
export const startOfPart = ({ week, minute }: WeekPart): number =>
  boundsOf(week, 'UTC').from + minute * MINUTE_MS;

/**
 * The part that a moment lies in. While weeks begin somewhere on earth, parts are quarters of an hour, by which all clocks
 * differ, and between that one long part; so the weeks of every zone are made of whole parts.
 */
export const partOf = (millis: number): WeekPart => {
  const week = weekOf(millis, 'UTC');
  const minutes = (millis - boundsOf(week, 'UTC').from) / MINUTE_MS;
  if (minutes >= ALL_BEGUN && minutes < NEXT_BEGINS) return { week, minute: ALL_BEGUN };
  return { week, minute: Math.floor(minutes / QUARTER) * QUARTER };
};

import { getBounds, toWeek } from './spans.ts';

const MINUTE_MS = 60 * 1000;
const QUARTER = 15;
/** Minutes of a UTC week: until Monday noon the last zones start theirs, and from Sunday at ten the first start the next. */
const ALL_BEGUN = 12 * 60;
const NEXT_BEGINS = (6 * 24 + 10) * 60;

/** A part of a UTC week: its Monday and starting minute. */
interface WeekPart {
  readonly week: string;
  readonly minute: number;
}

export const getPartStart = ({ week, minute }: WeekPart): number =>
  getBounds(week, 'UTC').from + minute * MINUTE_MS;

/**
 * Returns a moment's part. While weeks begin somewhere, parts are quarter hours, by which all zones differ;
 * one long part covers the remainder. So every zone's week consists of whole parts.
 */
export const toPart = (millis: number): WeekPart => {
  const week = toWeek(millis, 'UTC');
  const minutes = (millis - getBounds(week, 'UTC').from) / MINUTE_MS;
  if (minutes >= ALL_BEGUN && minutes < NEXT_BEGINS) return { week, minute: ALL_BEGUN };
  return { week, minute: Math.floor(minutes / QUARTER) * QUARTER };
};

import { DateTime } from 'luxon';

/** Which days count, by an agency's calendar. */
export interface WorkingClock {
  /** IANA zone. */
  readonly zone: string;
  /** Whether a day (`YYYY-MM-DD`) is a weekend or holiday. */
  readonly isOff: (day: string) => boolean;
}

/** More days than any row of holidays. */
const DAYS_MAX = 400;

const HOUR_MS = 60 * 60 * 1000;

interface DayPart {
  readonly from: number;
  readonly to: number;
  readonly isWorking: boolean;
}

/** The part of a moment's day before it; of the day before at midnight. */
const getPartBefore = (moment: number, { zone, isOff }: WorkingClock): DayPart => {
  const day = DateTime.fromMillis(moment - 1, { zone }).startOf('day');
  return { from: day.toMillis(), to: moment, isWorking: !isOff(day.toFormat('yyyy-MM-dd')) };
};

const getPartAfter = (moment: number, { zone, isOff }: WorkingClock): DayPart => {
  const day = DateTime.fromMillis(moment, { zone }).startOf('day');
  return {
    from: moment,
    to: day.plus({ days: 1 }).toMillis(),
    isWorking: !isOff(day.toFormat('yyyy-MM-dd')),
  };
};

/**
 * Returns the moment that is some working hours before another, in milliseconds since 1970. All hours of a working day count, and none of
 * a weekend or holiday; an hour that a clock change adds or skips is counted as it passes.
 */
export const subtractWorkingHours = (moment: number, hours: number, clock: WorkingClock): number => {
  let [cursor, left] = [moment, hours * HOUR_MS];

  for (let count = 0; count < DAYS_MAX; count++) {
    const { from, to, isWorking } = getPartBefore(cursor, clock);
    if (isWorking && to - from >= left) return to - left;
    left -= isWorking ? to - from : 0;
    cursor = from;
  }
  return cursor;
};

/** Returns the moment that is some working hours after another, as above. */
export const addWorkingHours = (moment: number, hours: number, clock: WorkingClock): number => {
  let [cursor, left] = [moment, hours * HOUR_MS];

  for (let count = 0; count < DAYS_MAX; count++) {
    const { from, to, isWorking } = getPartAfter(cursor, clock);
    if (isWorking && to - from >= left) return from + left;
    left -= isWorking ? to - from : 0;
    cursor = to;
  }
  return cursor;
};

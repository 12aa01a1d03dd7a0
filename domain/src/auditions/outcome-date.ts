import { DateTime } from 'luxon';

/** Working days after the deadline that are proposed for saying what became of the auditions. */
const PROPOSED_DAYS = 3;
/** Latest day after the deadline by which people are told. */
export const OUTCOME_DAYS_MAX = 60;

const SATURDAY = 6;

/**
 * The same time of day, three working days after a deadline (ISO 8601 with its offset), by the calendar of that offset or
 * of `zone`; empty when there is no such deadline.
 */
export const proposedOutcomeBy = (deadline: string, zone?: string): string => {
  let day = DateTime.fromISO(deadline, zone === undefined ? { setZone: true } : { zone });
  if (!day.isValid) return '';
  for (let left = PROPOSED_DAYS; left > 0;) {
    day = day.plus({ days: 1 });
    if (day.weekday < SATURDAY) left -= 1;
  }
  return day.toISO() ?? '';
};

/** Whether people are told neither before the deadline nor long after it; both in ISO 8601 with their offsets. */
export const outcomeFits = (outcomeBy: string, deadline: string): 'fits' | 'early' | 'late' => {
  const [told, due] = [DateTime.fromISO(outcomeBy), DateTime.fromISO(deadline)];
  if (told < due) return 'early';
  return told > due.plus({ days: OUTCOME_DAYS_MAX }) ? 'late' : 'fits';
};

import { DateTime } from 'luxon';

/** Proposed number of working days from the deadline to the outcome. */
const PROPOSED_DAYS = 3;
/** Latest outcome, in days after the deadline. */
export const OUTCOME_DAYS_MAX = 60;

const SATURDAY = 6;

/** Returns the same time three working days after a deadline (ISO 8601 with offset), in that offset or `zone`; empty for an invalid deadline. */
export const proposeOutcomeDate = (deadline: string, zone?: string): string => {
  let day = DateTime.fromISO(deadline, zone === undefined ? { setZone: true } : { zone });
  if (!day.isValid) return '';
  for (let left = PROPOSED_DAYS; left > 0;) {
    day = day.plus({ days: 1 });
    if (day.weekday < SATURDAY) left -= 1;
  }
  return day.toISO() ?? '';
};

/** Returns whether the outcome is between the deadline and the maximum after it; both in ISO 8601 with offsets. */
export const checkOutcomeDate = (outcomeBy: string, deadline: string): 'fits' | 'early' | 'late' => {
  const [view, due] = [DateTime.fromISO(outcomeBy), DateTime.fromISO(deadline)];
  if (view < due) return 'early';
  return view > due.plus({ days: OUTCOME_DAYS_MAX }) ? 'late' : 'fits';
};

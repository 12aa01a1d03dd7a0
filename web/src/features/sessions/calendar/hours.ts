/** Height of an hour. */
export const HOUR_PX = 48;

/** A dropped session starts at a multiple of these minutes. */
const SNAP_MINUTES = 30;

/** Returns the minutes after midnight at a height of a day's column. */
export const toMinutes = (top: number): number => {
  const minutes = Math.round(((top / HOUR_PX) * 60) / SNAP_MINUTES) * SNAP_MINUTES;
  return Math.min(Math.max(minutes, 0), 24 * 60 - SNAP_MINUTES);
};

import { DateTime } from 'luxon';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after a report's creation on which missing signers are reminded. */
const AFTER_DAYS = [1, 3, 7] as const;
/** Hours in which mail is sent, in the session's time zone. */
const DAYTIME = { from: 8, to: 21 } as const;

export const SIGNATURE_REMINDERS = AFTER_DAYS.length;

/** The moment itself by day, and the next morning at night. */
const skipNight = (moment: number, zone: string): number => {
  const local = DateTime.fromMillis(moment, { zone });
  if (local.hour >= DAYTIME.from && local.hour < DAYTIME.to) return moment;
  const day = local.hour >= DAYTIME.to ? local.plus({ days: 1 }) : local;
  return day.startOf('day').set({ hour: DAYTIME.from }).toMillis();
};

/** The next reminder of missing signers after `sent` reminders; null: none. In milliseconds. */
export const getNextSignatureReminder = (startedAt: number, sent: number, zone: string): number | null => {
  const days = AFTER_DAYS[sent];
  return days === undefined ? null : skipNight(startedAt + days * DAY_MS, zone);
};

export const getFirstSignatureReminder = (startedAt: number, zone: string): number =>
  skipNight(startedAt + AFTER_DAYS[0] * DAY_MS, zone);

/** Whether a moment is at night by the clock of a zone; and when the night ends. */
export const getNightEnd = (moment: number, zone: string): number | undefined => {
  const morning = skipNight(moment, zone);
  return morning === moment ? undefined : morning;
};

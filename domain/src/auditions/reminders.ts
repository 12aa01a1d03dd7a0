import { DateTime } from 'luxon';

const HOUR_MS = 60 * 60 * 1000;
/** Hours before a deadline at which reminders are sent. */
const BEFORE_HOURS = [24, 3] as const;
/** Hours without mail, in the recipient's time zone. */
const NIGHT = { from: 21, to: 8 } as const;
/** Evening hour at which a reminder is sent when the next morning is too late. */
const EVENING = 20;
/** Minimum time a reminder must leave, in milliseconds. */
const LEFT_MS = HOUR_MS;
/** Minimum time between a request and its reminder, and between reminders, in milliseconds. */
export const REMINDER_GAP_MS = 2 * HOUR_MS;

/** A request to a person. Moments in milliseconds. */
export interface ReminderSource {
  readonly requestedAt: number;
  readonly deadline: number;
}

/** Returns the morning after a night-time moment in a time zone; undefined by day. */
const morningAfter = (moment: number, zone: string): DateTime | undefined => {
  const local = DateTime.fromMillis(moment, { zone });
  if (local.hour >= NIGHT.to && local.hour < NIGHT.from) return undefined;
  const day = local.hour >= NIGHT.from ? local.plus({ days: 1 }) : local;
  return day.startOf('day').set({ hour: NIGHT.to });
};

/** Moves a reminder out of the night: to the morning, or the evening before where that is too late. */
const awake = (moment: number, deadline: number, zone: string): number => {
  const morning = morningAfter(moment, zone);
  if (!morning) return moment;
  if (morning.toMillis() <= deadline - LEFT_MS) return morning.toMillis();
  return morning.minus({ days: 1 }).set({ hour: EVENING }).toMillis();
};

/** Returns the reminder times of a deadline, in the person's time zone: 24 and 3 hours before, but not at night and not right after the request. */
export const getReminderMoments = (
  { requestedAt, deadline }: ReminderSource,
  zone: string,
): readonly number[] =>
  BEFORE_HOURS.map((hours) => awake(deadline - hours * HOUR_MS, deadline, zone)).filter(
    (moment) => moment >= requestedAt + REMINDER_GAP_MS,
  );

/** Returns the earliest possible reminder in any time zone; null: none can be due. */
export const getFirstCheck = ({ requestedAt, deadline }: ReminderSource): number | null => {
  const [first] = BEFORE_HOURS;
  const moment = Math.max(requestedAt + REMINDER_GAP_MS, deadline - first * HOUR_MS);
  return moment <= deadline - LEFT_MS ? moment : null;
};

/** The action on a deadline at a moment. */
interface Reminding {
  readonly isDue: boolean;
  /** The last completed reminder, sent or skipped; null: none. */
  readonly through: number | null;
  /** Next check; null: never. */
  readonly lookAt: number | null;
}

/**
 * Returns whether a reminder is due now. `through`: end of the last check. `aheadMs`: includes reminders due this soon.
 * Of several missed ones, one is sent; one missed until night waits for the morning.
 */
export const getReminding = (
  reminderSource: ReminderSource,
  zone: string,
  {
    now,
    through,
    aheadMs = 0,
  }: { readonly now: number; readonly through: number | null; readonly aheadMs?: number },
): Reminding => {
  const open = getReminderMoments(reminderSource, zone).filter(
    (moment) => through === null || moment > through,
  );
  const reached = open.filter((moment) => moment <= now + aheadMs).at(-1);
  const coming = open.filter((moment) => moment > now + aheadMs);
  if (reached === undefined) return { isDue: false, through, lookAt: coming[0] ?? null };

  const last = reminderSource.deadline - LEFT_MS;
  if (now > last) return { isDue: false, through: reached, lookAt: null };

  const morning = morningAfter(now, zone)?.toMillis();
  if (morning === undefined)
    return {
      isDue: true,
      through: reached,
      lookAt: coming.find((moment) => moment >= now + REMINDER_GAP_MS) ?? null,
    };

  return morning <= last
    ? { isDue: false, through, lookAt: morning }
    : { isDue: false, through: reached, lookAt: null };
};

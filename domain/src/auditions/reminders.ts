import { DateTime } from 'luxon';

const HOUR_MS = 60 * 60 * 1000;
/** How long before a deadline somebody is reminded of it, in hours. */
const BEFORE_HOURS = [24, 3] as const;
/** Nobody is written to from the one hour to the other, by their own clock. */
const NIGHT = { from: 21, to: 8 } as const;
/** When somebody is told in the evening what they would read too late in the morning. */
const EVENING = 20;
/** A reminder that leaves less than this is of no use, in milliseconds. */
const LEFT_MS = HOUR_MS;
/** Least time between a request and its reminder, and between two of them, in milliseconds. */
export const REMINDER_GAP_MS = 2 * HOUR_MS;

/** What somebody was asked. Moments in milliseconds. */
export interface Asked {
  readonly requestedAt: number;
  readonly deadline: number;
}

/** The end of the night that a moment falls into, by the clock of a zone; undefined: it is day. */
const morningAfter = (moment: number, zone: string): DateTime | undefined => {
  const local = DateTime.fromMillis(moment, { zone });
  if (local.hour >= NIGHT.to && local.hour < NIGHT.from) return undefined;
  const day = local.hour >= NIGHT.from ? local.plus({ days: 1 }) : local;
  return day.startOf('day').set({ hour: NIGHT.to });
};

/** When somebody may be written to instead of at a moment: in the morning, or the evening before where that is too late. */
const awake = (moment: number, deadline: number, zone: string): number => {
  const morning = morningAfter(moment, zone);
  if (!morning) return moment;
  if (morning.toMillis() <= deadline - LEFT_MS) return morning.toMillis();
  return morning.minus({ days: 1 }).set({ hour: EVENING }).toMillis();
};

/**
 * When somebody is reminded of a deadline, by the clock that they live by: a day and three hours before, but not at night
 * and not right after they were asked.
 */
export const reminderMoments = ({ requestedAt, deadline }: Asked, zone: string): readonly number[] =>
  BEFORE_HOURS.map((hours) => awake(deadline - hours * HOUR_MS, deadline, zone)).filter(
    (moment) => moment >= requestedAt + REMINDER_GAP_MS,
  );

/** The first moment at which a reminder can be due, whatever the zone; null: none can be. */
export const firstLook = ({ requestedAt, deadline }: Asked): number | null => {
  const [first] = BEFORE_HOURS;
  const moment = Math.max(requestedAt + REMINDER_GAP_MS, deadline - first * HOUR_MS);
  return moment <= deadline - LEFT_MS ? moment : null;
};

/** What is to be done about a deadline at a moment. */
export interface Reminding {
  readonly isDue: boolean;
  /** The last of its reminders that is done with, sent or not; null: none is. */
  readonly through: number | null;
  /** When to look again; null: never. */
  readonly lookAt: number | null;
}

/**
 * Whether somebody is to be reminded now. `through`: what the last time ended with. `aheadMs`: takes along what is due so
 * soon after. Of several that were missed one is sent, and one that was missed until night waits for the morning.
 */
export const remindingAt = (
  asked: Asked,
  zone: string,
  {
    now,
    through,
    aheadMs = 0,
  }: { readonly now: number; readonly through: number | null; readonly aheadMs?: number },
): Reminding => {
  const open = reminderMoments(asked, zone).filter((moment) => through === null || moment > through);
  const reached = open.filter((moment) => moment <= now + aheadMs).at(-1);
  const coming = open.filter((moment) => moment > now + aheadMs);
  if (reached === undefined) return { isDue: false, through, lookAt: coming[0] ?? null };
  const last = asked.deadline - LEFT_MS;
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

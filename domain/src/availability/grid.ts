import type { Span } from './slot-times.ts';
import { isWeekday, getLocalDay, getLocalMinutes } from './slot-times.ts';
import { BOOKING_DAYS_MIN, writeSlot, type SlotLabel } from './slots.ts';

/** Why talents aren't free, as far as their own agency knows. Excludes bookings elsewhere. */
export interface UnavailableCounts {
  /** On vacation. */
  readonly away: number;
  /** Offered in another of the agency's requests, without a reply. */
  readonly held: number;
  /** Booked by the agency. */
  readonly booked: number;
}

/** A slot of a day, with the number free. */
export interface GridSlot {
  readonly label: SlotLabel;
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Of the requested talents. */
  readonly free: number;
  /** Null for a client, who may not see reasons. */
  readonly taken: UnavailableCounts | null;
  /** Free engineers, in the language with the fewest. */
  readonly engineers: number;
}

/** Availability of talents and engineers in a time zone. Names no talent, project or agency. */
export interface AvailabilityGrid {
  readonly talents: number;
  /** The talents' time zones without duplicates, from west to east. */
  readonly talentZones: readonly string[];
  /** The agency's engineers, in the language with the fewest. */
  readonly engineers: number;
  readonly days: readonly { readonly day: string; readonly slots: readonly GridSlot[] }[];
}

/** Earliest hour of a person's day offered by default; minutes since midnight. */
const DAY_BEGINS = 8 * 60;
/** … and latest hour. */
const DAY_ENDS = 20 * 60;

/** Returns whether a slot begins before 08:00 or ends after 20:00 in a time zone. */
export const isUnsocial = ({ from, to }: Span, zone: string): boolean =>
  getLocalMinutes(from, zone) < DAY_BEGINS ||
  getLocalMinutes(to, zone) > DAY_ENDS ||
  getLocalDay(from, zone) !== getLocalDay(to, zone);

/** Maximum suggested slots per day: a choice, without reserving a whole week. */
const SUGGESTED_PER_DAY = 3;

/**
 * Returns suggested slots: on the next weekdays when all talents, and an engineer if the agency has
 * any, are free at reasonable hours for both sides. Undefined: too few days.
 */
export const suggestSlots = (
  grid: AvailabilityGrid,
  ownZone: string,
  from = '',
): readonly string[] | undefined => {
  const zones = [ownZone, ...grid.talentZones];

  const isGood = ({ startsAt, endsAt, free, engineers }: GridSlot): boolean => {
    const span = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
    return (
      free === grid.talents &&
      (engineers > 0 || grid.engineers === 0) &&
      !zones.some((zone) => isUnsocial(span, zone))
    );
  };

  const days = grid.days
    .filter(({ day }) => day >= from && isWeekday(day))
    .map(({ day, slots }) => slots.filter(isGood).map(({ label }) => writeSlot({ day, label })))
    .filter((written) => written.length > 0)
    .slice(0, BOOKING_DAYS_MIN);

  return days.length < BOOKING_DAYS_MIN
    ? undefined
    : days.flatMap((written) => written.slice(0, SUGGESTED_PER_DAY));
};

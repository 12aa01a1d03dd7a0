import type { Span } from './slot-times.ts';
import { isWeekday, localDay, localMinutes } from './slot-times.ts';
import { BOOKING_DAYS_MIN, writeSlot, type SlotLabel } from './slots.ts';

/** Why some of the talents are not free, as far as their own agency knows it. Whoever is booked elsewhere is in none of them. */
export interface Taken {
  /** On vacation. */
  readonly away: number;
  /** Offered it in another request of the agency, and yet to answer. */
  readonly held: number;
  /** Booked by the agency. */
  readonly booked: number;
}

/** One slot of a day, and who is free for it. */
export interface GridSlot {
  readonly label: SlotLabel;
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Of the talents that were asked about. */
  readonly free: number;
  /** Null for a client: why somebody is not free is not theirs to know. */
  readonly taken: Taken | null;
  /** Engineers who are free, in the language that has the fewest of them. */
  readonly engineers: number;
}

/** Who is free when: of talents, by the clock of a zone. It names no talent, no project and no agency. */
export interface AvailabilityGrid {
  /** How many talents it is about. */
  readonly talents: number;
  /** The zones that they live in, each once, from west to east. */
  readonly talentZones: readonly string[];
  /** Engineers that the agency has for each of the languages, at the least. */
  readonly engineers: number;
  readonly days: readonly { readonly day: string; readonly slots: readonly GridSlot[] }[];
}

/** Before this hour of somebody's day nobody is asked to record, unless it is wanted; minutes since midnight. */
const DAY_BEGINS = 8 * 60;
/** … and after this one. */
const DAY_ENDS = 20 * 60;

/** Whether a slot begins before 08:00 or ends after 20:00 by the clocks of a zone. */
export const isUnsocial = ({ from, to }: Span, zone: string): boolean =>
  localMinutes(from, zone) < DAY_BEGINS ||
  localMinutes(to, zone) > DAY_ENDS ||
  localDay(from, zone) !== localDay(to, zone);

/** Slots that one day is filled with at most: a talent has a choice, and is not kept free for a whole week. */
const SUGGESTED_PER_DAY = 3;

/**
 * Written slots to offer: on the first weekdays from a day on when all talents, and an engineer where the agency has one, are
 * free at hours that suit both sides. Undefined: too few days.
 */
export const suggestedSlots = (
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

import { DateTime } from 'luxon';
import { findKnownZone, getKnownZone } from '../values/known-zone.ts';
import { AFTER_MIDNIGHT, readSlot, SLOT_HOURS, SLOT_LABELS, type Slot } from './slots.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A time span, milliseconds since the epoch: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the possible moments of a local time, which clock changes may repeat or skip. */
const getMoments = (day: string, hour: number, zone: string): readonly number[] =>
  DateTime.fromISO(day, { zone: getKnownZone(zone) })
    .set({ hour })
    .getPossibleOffsets()
    .map((moment) => moment.toMillis());

const getNextDay = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate() ?? day;

/** Returns a slot's span in a time zone: all possible hours when clocks go back within it, shorter when they go forward. */
export const getSlotSpan = ({ day, label }: Slot, zone: string): Span => {
  const first = Number(label.slice(0, 2));
  const date = AFTER_MIDNIGHT.has(label) ? getNextDay(day) : day;
  const last = first + SLOT_HOURS;
  const [until, hour] = last === 24 ? [getNextDay(date), 0] : [date, last];
  return { from: Math.min(...getMoments(date, first, zone)), to: Math.max(...getMoments(until, hour, zone)) };
};

/** Returns a written slot's span; undefined when invalid, or in a zone that the engine doesn't know. */
export const parseSpan = (datetime: string, zone: string): Span | undefined => {
  const slot = readSlot(datetime);
  const engineZone = findKnownZone(zone);
  return slot && engineZone ? getSlotSpan(slot, engineZone) : undefined;
};

/** Returns the slot in which a moment is, in a zone. */
export const findSlotAt = (moment: number, zone: string): Slot => {
  const local = DateTime.fromMillis(moment, { zone: getKnownZone(zone) });
  const first = String(local.hour - (local.hour % SLOT_HOURS)).padStart(2, '0');
  const label = SLOT_LABELS.find((item) => item.startsWith(first)) ?? SLOT_LABELS[0];
  const day = AFTER_MIDNIGHT.has(label) ? local.minus({ days: 1 }) : local;
  return { day: day.toISODate() ?? '', label };
};

/** Returns whether a slot is shorter than its label because clocks move forward within it. */
export const isCutShort = (slot: Slot, zone: string): boolean => {
  const { from, to } = getSlotSpan(slot, zone);
  return to - from < SLOT_HOURS * HOUR_MS;
};

/** Returns whether two spans overlap; adjacent ones don't. */
export const spansOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Returns the calendar day at a moment in a time zone, `YYYY-MM-DD`. */
export const getLocalDay = (moment: number, zone: string): string =>
  DateTime.fromMillis(moment, { zone: getKnownZone(zone) }).toISODate() ?? '';

export const getLocalMinutes = (moment: number, zone: string): number => {
  const { hour, minute } = DateTime.fromMillis(moment, { zone: getKnownZone(zone) });
  return hour * 60 + minute;
};

/** Sorts zones without duplicates by their offset at a moment, west first. */
export const sortFromWest = (zones: readonly string[], moment: number): readonly string[] => {
  const getOffset = (zone: string): number =>
    DateTime.fromMillis(moment, { zone: getKnownZone(zone) }).offset;
  return [...new Set(zones)].sort((a, b) => getOffset(a) - getOffset(b) || (a < b ? -1 : a > b ? 1 : 0));
};

/** Returns consecutive calendar days, `YYYY-MM-DD`. */
export const listDaysFrom = (first: string, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => DateTime.fromISO(first, { zone: 'utc' }).plus({ days: index }).toISODate() ?? first,
  );

/** Returns tomorrow in a zone, the first bookable day, `YYYY-MM-DD`. */
export const getFirstBookableDay = (zone: string, now = Date.now()): string =>
  DateTime.fromMillis(now, { zone }).plus({ days: 1 }).toISODate() ?? '';

/** Returns the first suggested day, `YYYY-MM-DD`: after the last audition deadline, not before the preferred day. */
export const getFirstSuggestedDay = (
  zone: string,
  deadlines: readonly number[],
  preferredDay: string | null,
  now = Date.now(),
): string => {
  const afterDeadlines = deadlines.map((deadline) => getFirstBookableDay(zone, deadline));
  return [getFirstBookableDay(zone, now), ...afterDeadlines, preferredDay ?? ''].reduce((last, day) =>
    day > last ? day : last,
  );
};

/** Monday to Friday. */
export const isWeekday = (day: string): boolean => DateTime.fromISO(day, { zone: 'utc' }).weekday <= 5;

export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

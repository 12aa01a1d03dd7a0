import { DateTime } from 'luxon';
import { AFTER_MIDNIGHT, readSlot, SLOT_HOURS, type Slot } from './slots.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A span of time, milliseconds since the epoch: `from` belongs to it, `to` no more. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A time that clocks show twice or never has several moments, and which one is meant nobody can tell. */
const momentsOf = (day: string, hour: number, zone: string): readonly number[] =>
  DateTime.fromISO(day, { zone })
    .set({ hour })
    .getPossibleOffsets()
    .map((moment) => moment.toMillis());

const dayAfter = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate() ?? day;

/**
 * The time that a slot takes by the clocks of a zone. Where they are turned back within it, that is all the hours that may
 * be meant; where they are turned forward, it is shorter.
 */
export const slotSpan = ({ day, label }: Slot, zone: string): Span => {
  const first = Number(label.slice(0, 2));
  const date = AFTER_MIDNIGHT.has(label) ? dayAfter(day) : day;
  const last = first + SLOT_HOURS;
  const [until, hour] = last === 24 ? [dayAfter(date), 0] : [date, last];
  return { from: Math.min(...momentsOf(date, first, zone)), to: Math.max(...momentsOf(until, hour, zone)) };
};

/** The same of a slot as it is written; undefined: it is none. */
export const writtenSpan = (datetime: string, zone: string): Span | undefined => {
  const slot = readSlot(datetime);
  return slot && slotSpan(slot, zone);
};

/** Whether a slot has fewer hours than its label says, because the clocks of the zone are turned forward within it. */
export const isCutShort = (slot: Slot, zone: string): boolean => {
  const { from, to } = slotSpan(slot, zone);
  return to - from < SLOT_HOURS * HOUR_MS;
};

/** Whether two spans have a moment in common; one that begins when the other ends has none. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The day of the calendar at a moment by the clocks of a zone, `YYYY-MM-DD`. */
export const localDay = (moment: number, zone: string): string =>
  DateTime.fromMillis(moment, { zone }).toISODate() ?? '';

/** Minutes since midnight at a moment by the clocks of a zone. */
export const localMinutes = (moment: number, zone: string): number => {
  const { hour, minute } = DateTime.fromMillis(moment, { zone });
  return hour * 60 + minute;
};

/** Zones, each once, in the order of their clocks at a moment: the one in which it is earliest comes first. */
export const fromWest = (zones: readonly string[], moment: number): readonly string[] => {
  const ahead = (zone: string): number => DateTime.fromMillis(moment, { zone }).offset;
  return [...new Set(zones)].sort(
    (one, other) => ahead(one) - ahead(other) || (one < other ? -1 : one > other ? 1 : 0),
  );
};

/** Days of the calendar one after another, `YYYY-MM-DD`. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, at) => DateTime.fromISO(first, { zone: 'utc' }).plus({ days: at }).toISODate() ?? first,
  );

/** The day after today in a zone, the first that may be planned for, `YYYY-MM-DD`. */
export const firstBookable = (zone: string, now = Date.now()): string =>
  DateTime.fromMillis(now, { zone }).plus({ days: 1 }).toISODate() ?? '';

/** The first day worth offering, `YYYY-MM-DD`: after the last audition deadline, and not before the preferred day. */
export const firstSuggested = (
  zone: string,
  deadlines: readonly number[],
  preferredDay: string | null,
  now = Date.now(),
): string => {
  const afterDeadlines = deadlines.map((deadline) => firstBookable(zone, deadline));
  return [firstBookable(zone, now), ...afterDeadlines, preferredDay ?? ''].reduce((last, day) =>
    day > last ? day : last,
  );
};

/** Monday to Friday. */
export const isWeekday = (day: string): boolean => DateTime.fromISO(day, { zone: 'utc' }).weekday <= 5;

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

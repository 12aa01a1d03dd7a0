import { Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';

const { getSlotSpan } = await loadTs('domain/src/availability/slot-times.ts');

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Resolves `@day-3` and `@hour2` to timestamps, `@from5 10-12 Europe/Madrid` and `@to5 …` to a slot's start and end, `@date5
 * 10-12` to `YYYY/MM/DD 10-12` and `@calendar5` to `YYYY-MM-DD`, relative to `now`.
 */
export const resolveTimes = (value, now) => {
  if (typeof value === 'string') {
    const day = /^@day(-?\d+)$/.exec(value);
    if (day) return Timestamp.fromMillis(now + Number(day[1]) * DAY);

    const hour = /^@hour(-?\d+)$/.exec(value);
    if (hour) return Timestamp.fromMillis(now + Number(hour[1]) * HOUR);

    const getDay = (days) => new Date(now + Number(days) * DAY).toISOString().slice(0, 10);
    const slot = /^@(from|to)(-?\d+) (\d\d-\d\d) (\S+)$/.exec(value);
    if (slot)
      return Timestamp.fromMillis(getSlotSpan({ day: getDay(slot[2]), label: slot[3] }, slot[4])[slot[1]]);

    return value
      .replace(/^@calendar(-?\d+)/, (_, days) => getDay(days))
      .replace(/^@date(-?\d+)/, (_, days) => getDay(days).replaceAll('-', '/'));
  }
  if (Array.isArray(value)) return value.map((item) => resolveTimes(item, now));
  if (value !== null && typeof value === 'object' && !(value instanceof Timestamp)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveTimes(item, now)]));
  }

  return value;
};

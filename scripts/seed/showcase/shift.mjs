import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';

/** The showcase's notation of an instant. */
const MOMENT = '@moment ';
/** Local times in this zone are kept: people work at the same hours in summer and winter. */
const ZONE = 'Europe/Madrid';
const HOUR_MS = 60 * 60 * 1000;
/** Days outside these years are birthdays, or mean "forever". */
const [FIRST_YEAR, LAST_YEAR] = ['2025', '2099'];
/** Fields whose days name a version of a text. */
const VERSIONS = new Set(['version', 'termsVersion', 'privacyVersion']);

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const SLOT = /^(\d{4})\/(\d\d)\/(\d\d)( \d\d-\d\d)?$/;
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** An instant in the notation of the showcase's files. */
export const writeMoment = (instant) => `${MOMENT}${new Date(instant.toMillis()).toISOString()}`;

/** @param {string[]} found */
const moveDay = ([, year, month, day], weeks, format) =>
  DateTime.fromObject({ year: Number(year), month: Number(month), day: Number(day) }, { zone: 'utc' })
    .plus({ weeks })
    .toFormat(format);

const offsets = new Map();
/** The zone's offset from UTC in minutes; it changes at full hours. */
const getOffset = (millis) => {
  const hour = Math.floor(millis / HOUR_MS);
  if (!offsets.has(hour)) offsets.set(hour, DateTime.fromMillis(millis, { zone: ZONE }).offset);
  return offsets.get(hour);
};

const moveMoment = (iso, weeks) => {
  const from = Date.parse(iso);
  const to = from + weeks * 7 * 24 * HOUR_MS;
  return to + (getOffset(from) - getOffset(to)) * 60_000;
};

const moveText = (text, weeks) => {
  if (text.startsWith(MOMENT)) return Timestamp.fromMillis(moveMoment(text.slice(MOMENT.length), weeks));
  const year = text.slice(0, 4);
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return text;
  const day = DAY.exec(text);
  if (day) return moveDay(day, weeks, 'yyyy-MM-dd');
  const slot = SLOT.exec(text);
  if (slot) return moveDay(slot, weeks, 'yyyy/MM/dd') + (slot[4] ?? '');
  return ISO.test(text) ? new Date(moveMoment(text, weeks)).toISOString() : text;
};

/** A showcase record as stored, moved by whole weeks; weekdays and local times stay. */
export const shiftWeeks = (value, weeks) => {
  if (typeof value === 'string') return moveText(value, weeks);
  if (Array.isArray(value)) return value.map((item) => shiftWeeks(item, weeks));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, VERSIONS.has(key) ? item : shiftWeeks(item, weeks)]),
  );
};

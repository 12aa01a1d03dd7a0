import { Timestamp } from 'firebase-admin/firestore';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { calendarDay } from '@domain/values/dates.ts';
import { AppError } from '../errors/app-error.ts';
import { isHostile } from '../errors/hostile.ts';

/** Encodes where the next page begins, opaque to the caller. */
export const encodeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const createCursorError = (): AppError => new AppError(422, 'validation.cursor', { property: 'cursor' });

const getParts = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

/** Parses a cursor to sort keys and the preceding id; 422 for an invalid one. */
export const decodeCursor = (cursor: string): { readonly keys: readonly unknown[]; readonly id: string } => {
  const parts = getParts(cursor);
  const id = parts.at(-1);
  if (typeof id !== 'string' || !ID_PATTERN.test(id) || isHostile(parts)) throw createCursorError();
  return { keys: parts.slice(0, -1), id };
};

/** Parses a cursor's moment from seconds and nanoseconds; 422 when invalid. */
export const parseMoment = ([seconds, nanoseconds]: readonly unknown[]): Timestamp => {
  if (!Number.isInteger(seconds) || !Number.isInteger(nanoseconds)) throw createCursorError();
  try {
    return new Timestamp(Number(seconds), Number(nanoseconds));
  } catch {
    // Outside the years 1 to 9999.
    throw createCursorError();
  }
};

/** Returns the start of a page sorted by age; undefined: the newest. 422 for an invalid cursor. */
export const parseCursor = (
  cursor: string | undefined,
): { readonly createdAt: Timestamp; readonly id: string } | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { createdAt: parseMoment(keys), id };
};

const parseDay = (day: unknown): string => {
  if (typeof day !== 'string' || !calendarDay().isValidSync(day)) throw createCursorError();
  return day;
};

/** A page's start in a list sorted by day, `YYYY-MM-DD`; 422 for an invalid cursor. */
export const parseDayStart = (
  cursor: string | undefined,
): { readonly day: string; readonly id: string } | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { day: parseDay(keys[0]), id };
};

export const parsePartStart = <Part extends string>(
  cursor: string | undefined,
  parts: readonly Part[],
): { readonly part: Part; readonly day: string; readonly id: string } | undefined => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  const part = parts.find((name) => name === keys[0]);
  if (part === undefined) throw createCursorError();
  return { part, day: parseDay(keys[1]), id };
};

import type { RecordingSession } from '@domain/sessions/sessions.ts';

/** Days are `YYYY-MM-DD` by the reader's clock. */
const textOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00`);

/** The day on which a moment is, in milliseconds since 1970. */
export const dayAt = (millis: number): string => textOf(new Date(millis));

/** When a day begins, in milliseconds since 1970. */
export const beginOf = (day: string): number => midnightOf(day).getTime();

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(beginOf(value));

/** A day so many days later; earlier for a negative number. */
export const daysAfter = (day: string, days: number): string => {
  const date = midnightOf(day);
  date.setDate(date.getDate() + days);
  return textOf(date);
};

/** The first day of a month so many months later. */
export const monthsAfter = (day: string, months: number): string => {
  const date = midnightOf(day);
  return textOf(new Date(date.getFullYear(), date.getMonth() + months, 1));
};

/** The seven days of a day's week, from Monday. */
export const weekOf = (day: string): readonly string[] => {
  const monday = daysAfter(day, -((midnightOf(day).getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => daysAfter(monday, at));
};

/** The weeks that a day's month touches, whole. */
export const weeksOfMonth = (day: string): readonly (readonly string[])[] => {
  const [first, next] = [monthsAfter(day, 0), monthsAfter(day, 1)];
  const weeks: (readonly string[])[] = [];
  for (let week = weekOf(first); (week[0] ?? next) < next; week = weekOf(daysAfter(week[0] ?? next, 7)))
    weeks.push(week);
  return weeks;
};

type Timed = Pick<RecordingSession, 'startsAt' | 'endsAt'>;

/** Sessions by the day on which they begin, the earliest first. */
export const sessionsByDay = <Session extends Timed>(
  sessions: readonly Session[],
): ReadonlyMap<string, readonly Session[]> => {
  const sorted = [...sessions].sort((one, other) => one.startsAt.toMillis() - other.startsAt.toMillis());
  const days = new Map<string, Session[]>();
  for (const session of sorted) {
    const day = dayAt(session.startsAt.toMillis());
    days.set(day, [...(days.get(day) ?? []), session]);
  }
  return days;
};

/** When a session would take place at the same hour of another day; ISO, UTC. */
export const movedTo = (
  { startsAt, endsAt }: Timed,
  day: string,
): { readonly startsAt: string; readonly endsAt: string } => {
  const [from, to] = [startsAt.toMillis(), endsAt.toMillis()];
  const start = midnightOf(day);
  const before = new Date(from);
  start.setHours(before.getHours(), before.getMinutes());
  return {
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + to - from).toISOString(),
  };
};

/** A day as text, `YYYY-MM-DD`, by the reader's clock, as are all days here. */
const toText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');

/** When a day begins. */
export const getMidnight = (day: string): Date => new Date(`${day}T00:00:00`);

/** The day on which a moment is, in milliseconds since 1970. */
export const toDay = (millis: number): string => toText(new Date(millis));

/** When a day begins, in milliseconds since 1970. */
export const getDayStart = (day: string): number => getMidnight(day).getTime();

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(getDayStart(value));

/** A day so many days later; earlier for a negative number. */
export const shiftDay = (day: string, days: number): string => {
  const date = getMidnight(day);
  date.setDate(date.getDate() + days);
  return toText(date);
};

/** The first day of a month so many months later. */
export const shiftMonth = (day: string, months: number): string => {
  const date = getMidnight(day);
  return toText(new Date(date.getFullYear(), date.getMonth() + months, 1));
};

/** The seven days of a day's week, from Monday. */
export const toWeek = (day: string): readonly string[] => {
  const monday = shiftDay(day, -((getMidnight(day).getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => shiftDay(monday, at));
};

/** The weeks that a day's month touches, whole. */
export const getMonthWeeks = (day: string): readonly (readonly string[])[] => {
  const [first, next] = [shiftMonth(day, 0), shiftMonth(day, 1)];
  const weeks: (readonly string[])[] = [];
  for (let week = toWeek(first); (week[0] ?? next) < next; week = toWeek(shiftDay(week[0] ?? next, 7)))
    weeks.push(week);
  return weeks;
};

/** Returns a day as `YYYY-MM-DD` in the reader's zone, like all days here. */
const toText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

/** Returns the start of a day. */
export const getMidnight = (day: string): Date => new Date(`${day}T00:00:00`);

/** Returns the day of a moment in milliseconds since 1970. */
export const toDay = (millis: number): string => toText(new Date(millis));

/** Returns the start of a day in milliseconds since 1970. */
export const getDayStart = (day: string): number => getMidnight(day).getTime();

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(getDayStart(value));

export const shiftDay = (day: string, days: number): string => {
  const date = getMidnight(day);
  date.setDate(date.getDate() + days);
  return toText(date);
};

/** Returns the first day of a month shifted by a number of months. */
export const shiftMonth = (day: string, months: number): string => {
  const date = getMidnight(day);
  return toText(new Date(date.getFullYear(), date.getMonth() + months, 1));
};

/** Returns the seven days of a day's week, from Monday. */
export const toWeek = (day: string): readonly string[] => {
  const monday = shiftDay(day, -((getMidnight(day).getDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => shiftDay(monday, index));
};

/** Returns the whole weeks that a day's month touches. */
export const getMonthWeeks = (day: string): readonly (readonly string[])[] => {
  const [first, next] = [shiftMonth(day, 0), shiftMonth(day, 1)];
  const weeks: (readonly string[])[] = [];
  for (let week = toWeek(first); (week[0] ?? next) < next; week = toWeek(shiftDay(week[0] ?? next, 7)))
    weeks.push(week);
  return weeks;
};

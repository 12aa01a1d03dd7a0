import type {
  CurrencyFigures,
  LanguageFigures,
  MonthFigures,
  Quartiles,
  RevenueMonth,
  WeekFigures,
} from './figures.ts';
import { getBounds } from './spans.ts';
import { sumCountsBetween, type CountsByPart } from './week-counts.ts';

const getQuantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [below, above] = [Math.floor(place), Math.ceil(place)];
  const from = sorted[below] ?? 0;
  return from + ((sorted[above] ?? from) - from) * (place - below);
};

/** Returns median and quartiles of values with counts; null without any. */
export const computeQuartiles = (counts: Readonly<Record<string, number>>): Quartiles | null => {
  const sorted = Object.entries(counts)
    .map(([value, count]) => ({ value: Number(value), count: Math.max(0, count) }))
    .sort((a, b) => a.value - b.value)
    .flatMap(({ value, count }) => Array.from({ length: count }, () => value));
  if (sorted.length === 0) return null;
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => getQuantile(sorted, share));
  return { lower: lower ?? 0, median: median ?? 0, upper: upper ?? 0 };
};

const countTakes = (hours: Readonly<Record<string, number>>): number =>
  Object.values(hours).reduce((sum, count) => sum + Math.max(0, count), 0);

/** Returns durations of takes per week in a time zone; zero for weeks without data. */
export const toWeekFigures = (
  weeks: readonly string[],
  zone: string,
  countsByPart: CountsByPart,
): readonly WeekFigures[] =>
  weeks.map((week) => {
    const { from, until } = getBounds(week, zone);
    const { hours } = sumCountsBetween(countsByPart, from, until);
    return { week, takes: countTakes(hours), hours: computeQuartiles(hours) };
  });

/** Returns audition outcomes by language over these weeks, most requested first. */
export const toLanguageFigures = (
  weeks: readonly string[],
  zone: string,
  countsByPart: CountsByPart,
): readonly LanguageFigures[] => {
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const { languages } = sumCountsBetween(
    countsByPart,
    getBounds(first, zone).from,
    getBounds(last, zone).until,
  );
  return Object.entries(languages)
    .map(([language, counts]) => ({ language, ...counts }))
    .filter(({ asked }) => asked > 0)
    .sort((a, b) => b.asked - a.asked || a.language.localeCompare(b.language));
};

const toCurrencyFigures = ({ currencies }: RevenueMonth): readonly CurrencyFigures[] =>
  Object.entries(currencies)
    .map(([currency, { invoice: invoiced = 0, creditNote: credited = 0 }]) => ({
      currency,
      invoiced,
      credited,
      net: invoiced - credited,
    }))
    .sort((a, b) => a.currency.localeCompare(b.currency));

/** Returns revenue and credit notes per month. */
export const toMonthFigures = (
  months: readonly string[],
  revenueMonths: readonly RevenueMonth[],
): readonly MonthFigures[] =>
  months.map((month) => {
    const found = revenueMonths.find((revenueMonth) => revenueMonth.month === month);
    return { month, currencies: found ? toCurrencyFigures(found) : [] };
  });

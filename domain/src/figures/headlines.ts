import type { ProjectState } from '../projects/projects.ts';
import { computeQuartiles } from './figures-view.ts';
import type { RevenueMonth } from './figures.ts';
import { getBounds } from './spans.ts';
import { sumCountsBetween, type CountsByPart } from './week-counts.ts';

export const FIGURE_PERIODS = ['month', 'quarter'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** Complete weeks and months of a period; the current ones are left out, so that periods compare. */
export const PERIOD_SPANS: Readonly<
  Record<FigurePeriod, { readonly weeks: number; readonly months: number }>
> = {
  month: { weeks: 4, months: 1 },
  quarter: { weeks: 13, months: 3 },
};

/** A figure of a period and of the one before; null: no data. */
export interface Headline {
  readonly current: number | null;
  readonly previous: number | null;
}

/** Headline figures of an agency. */
export interface Headlines {
  /** Net, in minor units of the currency with most revenue; null: nothing invoiced in both periods. */
  readonly revenue: (Headline & { readonly currency: string }) | null;
  readonly takes: Headline;
  /** Median hours from request to take. */
  readonly hours: Headline;
  /** Approved of received takes, from 0 to 1. */
  readonly acceptance: Headline;
  /** Open projects per state, in order. */
  readonly stages: readonly { readonly state: ProjectState; readonly count: number }[];
}

interface Found {
  /** Complete weeks of both periods, oldest first. */
  readonly weeks: readonly string[];
  readonly timeZone: string;
  readonly parts: CountsByPart;
  /** Complete months of both periods, oldest first. */
  readonly months: readonly string[];
  readonly revenueMonths: readonly RevenueMonth[];
}

/** Returns a list's halves: the period before, and the current one. */
const halve = <Span>(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] => {
  const middle = spans.length / 2;
  return [spans.slice(0, middle), spans.slice(middle)];
};

const toHeadline = <Part>(
  [before, now]: readonly [Part, Part],
  compute: (part: Part) => number | null,
): Headline => ({ current: compute(now), previous: compute(before) });

const toRevenue = ({ months, revenueMonths }: Found): Headlines['revenue'] => {
  const sumNet = (spans: readonly string[], currency: string) =>
    revenueMonths
      .filter(({ month }) => spans.includes(month))
      .reduce((sum, { currencies: { [currency]: sums } }) => {
        const { invoice = 0, creditNote = 0 } = sums ?? {};
        return sum + invoice - creditNote;
      }, 0);

  const currencies = new Set(revenueMonths.flatMap(({ currencies: found }) => Object.keys(found)));
  const [currency] = [...currencies].toSorted(
    (a, b) => sumNet(months, b) - sumNet(months, a) || a.localeCompare(b),
  );
  if (currency === undefined) return null;
  return { currency, ...toHeadline(halve(months), (spans) => sumNet(spans, currency)) };
};

/** Returns the figures of two periods of the same length. */
export const toHeadlines = (found: Found): Omit<Headlines, 'stages'> => {
  const { weeks, timeZone, parts } = found;
  const counts = halve(weeks).map((half) => {
    const from = getBounds(half[0] ?? '', timeZone).from;
    return sumCountsBetween(parts, from, getBounds(half.at(-1) ?? '', timeZone).until);
  });
  const [before = { languages: {}, hours: {} }, now = { languages: {}, hours: {} }] = counts;
  const both = [before, now] as const;

  const sumOf = (languages: typeof now.languages, field: 'answered' | 'accepted') =>
    Object.values(languages).reduce((sum, language) => sum + language[field], 0);

  return {
    revenue: toRevenue(found),
    takes: toHeadline(both, ({ hours }) => Object.values(hours).reduce((sum, takes) => sum + takes, 0)),
    hours: toHeadline(both, ({ hours }) => computeQuartiles(hours)?.median ?? null),
    acceptance: toHeadline(both, ({ languages }) => {
      const answered = sumOf(languages, 'answered');
      return answered === 0 ? null : sumOf(languages, 'accepted') / answered;
    }),
  };
};

import type { InvoiceKind } from '../orders/invoices.ts';
import { hashOf } from '../values/hash.ts';

/** Weeks that figures are told of: a quarter of a year, the one that is running among them. */
export const FIGURE_WEEKS = 13;
/** Weeks of UTC that these lie in, in any zone. */
export const KEPT_WEEKS = FIGURE_WEEKS + 1;
/** Months that revenue is told of, the one that is running among them. */
export const FIGURE_MONTHS = 12;
/** Months that these may be, wherever the agency is. */
export const KEPT_MONTHS = FIGURE_MONTHS + 1;

/** Auditions of one language, of those that were asked for in a week: how many, with a take, and with one that was approved. */
export interface LanguageCounts {
  readonly asked: number;
  readonly answered: number;
  readonly accepted: number;
}

/** What some time adds up to: a part of a week, or several. */
export interface AuditionCounts {
  /** By alpha3, of what was asked for then. */
  readonly languages: Readonly<Record<string, LanguageCounts>>;
  /** How many takes came in then, by the hours since they were asked for. */
  readonly hours: Readonly<Record<string, number>>;
}

/** The same as it is kept: what never was more than nought is absent. */
export interface KeptCounts {
  readonly languages?: Readonly<Record<string, Partial<LanguageCounts>>>;
  readonly hours?: AuditionCounts['hours'];
}

/**
 * `auditionWeeks/{agencyId}_{week}_{shard}`: what one shard of an agency's auditions adds up to in a week of UTC, in parts that the
 * weeks of every zone are made of. Updated by the transactions that change auditions.
 */
export interface AuditionWeek {
  readonly id: string;
  readonly agencyId: string;
  /** Its Monday, `YYYY-MM-DD`, UTC. */
  readonly week: string;
  /** By the minute of the week that each begins at; those of which nothing was ever counted are absent, as all may be. */
  readonly parts?: Readonly<Record<string, KeptCounts>>;
}

/** Net sums in minor units, without VAT. */
export type RevenueSums = Readonly<Record<InvoiceKind, number>>;

/** `revenueMonths/{agencyId}_{month}`: what an agency invoiced in a month and took back, kept with each paper. */
export interface RevenueMonth {
  readonly id: string;
  readonly agencyId: string;
  /** `YYYY-MM`, of the day that stands on the papers, which is by the clock that the agency had then. */
  readonly month: string;
  /** By ISO 4217 code; what never occurred is absent. */
  readonly currencies: Readonly<Record<string, Partial<RevenueSums>>>;
}

/** Where a month of an agency is kept. */
export const figureIdOf = (agencyId: string, span: string): string => `${agencyId}_${span}`;

/** Counter shards of a week: with 500 takes a minute, each is written less than once a second. */
export const WEEK_SHARDS = 16;

/** Where an audition is counted: the same shard for the same entry, always. */
export const weekIdOf = (agencyId: string, week: string, entryId: string): string =>
  `${agencyId}_${week}_${hashOf(entryId) % WEEK_SHARDS}`;

/** How long takes of a week took; hours. Half of them lie between `lower` and `upper`. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

export interface WeekFigures {
  /** Its Monday, `YYYY-MM-DD`, by the agency’s clock. */
  readonly week: string;
  /** Takes that came in. */
  readonly takes: number;
  /** Null: none came in. */
  readonly hours: Quartiles | null;
}

export interface LanguageFigures extends LanguageCounts {
  /** alpha3. */
  readonly language: string;
}

/** Minor units of `currency`, without VAT; `net` is what is left of the invoices after the credit notes. */
export interface CurrencyFigures {
  readonly currency: string;
  readonly invoiced: number;
  readonly credited: number;
  readonly net: number;
}

export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  /** In the order of the codes; empty: nothing was invoiced. */
  readonly currencies: readonly CurrencyFigures[];
}

/** How an agency works: each list of weeks and months is whole and begins with the oldest. */
export interface AgencyFigures {
  /** IANA: the clock by which weeks and months begin. */
  readonly timeZone: string;
  readonly weeks: readonly WeekFigures[];
  /** Of what was asked for in these weeks, the language most asked for first. */
  readonly languages: readonly LanguageFigures[];
  readonly months: readonly MonthFigures[];
}

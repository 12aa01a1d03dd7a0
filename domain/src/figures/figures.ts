import type { InvoiceKind } from '../orders/invoices.ts';
import { computeHash } from '../values/hash.ts';

/** Number of weeks shown: a quarter, including the current one. */
export const FIGURE_WEEKS = 13;
/** Maximum UTC weeks these span in any zone. */
export const KEPT_WEEKS = FIGURE_WEEKS + 1;
/** Number of months with revenue shown, including the current one. */
export const FIGURE_MONTHS = 12;
/** Maximum months these span in any zone. */
export const KEPT_MONTHS = FIGURE_MONTHS + 1;

/** Auditions of one language requested in a week: total, confirmed, declined, with a take, and with an approved one. */
export interface LanguageCounts {
  readonly asked: number;
  readonly confirmed: number;
  readonly declined: number;
  readonly answered: number;
  readonly accepted: number;
}

/** Counts of a period: a part of a week, or several. */
export interface AuditionCounts {
  /** By alpha3, of requests in that week. */
  readonly languages: Readonly<Record<string, LanguageCounts>>;
  /** Number of takes received in that week, by hours since the request. */
  readonly hours: Readonly<Record<string, number>>;
}

/** Stored counts: zeros are absent. */
interface KeptCounts {
  readonly languages?: Readonly<Record<string, Partial<LanguageCounts>>>;
  readonly hours?: AuditionCounts['hours'];
}

/**
 * `auditionWeeks/{agencyId}_{week}_{shard}`: audition counts of one shard in a UTC week, in parts from
 * which every zone's weeks are composed. Updated in the auditions' transactions.
 */
export interface AuditionWeek {
  readonly id: string;
  readonly agencyId: string;
  /** Its Monday, `YYYY-MM-DD`, UTC. */
  readonly week: string;
  /** By starting minute of the week; parts without counts, or all, may be absent. */
  readonly parts?: Readonly<Record<string, KeptCounts>>;
}

/** Net sums in minor units, without VAT. */
export type RevenueSums = Readonly<Record<InvoiceKind, number>>;

/** `revenueMonths/{agencyId}_{month}`: an agency's invoiced and credited amounts in a month, updated with each paper. */
export interface RevenueMonth {
  readonly id: string;
  readonly agencyId: string;
  /** `YYYY-MM`, from the date of the papers, in the agency's time zone at the time. */
  readonly month: string;
  /** By ISO 4217 code; absent without any. */
  readonly currencies: Readonly<Record<string, Partial<RevenueSums>>>;
}

export const toFigureId = (agencyId: string, span: string): string => `${agencyId}_${span}`;

/** Counter shards per week: at 500 takes a minute, each is written less than once a second. */
const WEEK_SHARDS = 16;

/** Returns an audition's counter; an entry always uses the same shard. */
export const toWeekId = (agencyId: string, week: string, entryId: string): string =>
  `${agencyId}_${week}_${computeHash(entryId) % WEEK_SHARDS}`;

/** Duration of a week's takes in hours; half of them are between `lower` and `upper`. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

export interface WeekFigures {
  /** Its Monday, `YYYY-MM-DD`, in the agency's time zone. */
  readonly week: string;
  /** Number of takes received. */
  readonly takes: number;
  /** Null: none received. */
  readonly hours: Quartiles | null;
}

export interface LanguageFigures extends LanguageCounts {
  /** alpha3. */
  readonly language: string;
}

/** Minor units of `currency`, without VAT; `net`: invoices minus credit notes. */
export interface CurrencyFigures {
  readonly currency: string;
  readonly invoiced: number;
  readonly credited: number;
  readonly net: number;
}

export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Sorted by code; empty: nothing invoiced. */
  readonly currencies: readonly CurrencyFigures[];
}

/** Figures of an agency: complete lists of weeks and months, oldest first. */
export interface AgencyFigures {
  /** IANA time zone of weeks and months. */
  readonly timeZone: string;
  readonly weeks: readonly WeekFigures[];
  /** Requests in these weeks, most requested language first. */
  readonly languages: readonly LanguageFigures[];
  readonly months: readonly MonthFigures[];
}

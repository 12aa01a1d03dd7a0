/** Items of one kind that are read for the page. */
export const MONTH_END_MAX = 100;

/** Minor units. */
interface CurrencySum {
  readonly currency: string;
  readonly amount: number;
}

/** An order of the page. */
export interface MonthEndOrder {
  readonly id: string;
  readonly projectId: string;
  readonly projectName: string;
  /** Minor units of `currency`: what is invoiced, or still owed. */
  readonly amount: number;
  readonly currency: string;
  /** `YYYY-MM-DD`; null: not invoiced. */
  readonly dueOn: string | null;
  /** The change that month's end makes; null: none now, because it was reminded of today, or is invoiced once all is accepted. */
  readonly change: 'confirm' | 'remind' | null;
}

/** What is to do, with its sums. */
export interface MonthEndPart {
  readonly count: number;
  /** Whether there are more than were read. */
  readonly hasMore: boolean;
  readonly sums: readonly CurrencySum[];
}

/** What an agency does at the end of a month. */
export interface MonthEnd {
  readonly toInvoice: MonthEndPart & { readonly orders: readonly MonthEndOrder[] };
  readonly overdue: MonthEndPart & { readonly orders: readonly MonthEndOrder[] };
  readonly toPay: MonthEndPart;
  /** Bank entries without a confirmed match. */
  readonly unmatched: MonthEndPart;
}

/** Returns amounts by currency, in the order of first appearance. */
export const sumByCurrency = (items: readonly CurrencySum[]): readonly CurrencySum[] => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of items) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};

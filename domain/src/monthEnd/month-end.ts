import type { Invoice } from '../orders/invoices.ts';

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
  readonly companyName: string;
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

/** A pro forma of the page, whose invoice or credit note is issued elsewhere. Minor units. */
export interface AwaitedPaper extends Pick<
  Invoice,
  'id' | 'kind' | 'number' | 'issuedOn' | 'projectId' | 'projectName' | 'currency'
> {
  readonly amount: number;
}

/** What an agency does at the end of a month. */
export interface MonthEnd {
  readonly toInvoice: MonthEndPart & { readonly orders: readonly MonthEndOrder[] };
  readonly awaited: MonthEndPart & { readonly papers: readonly AwaitedPaper[] };
  readonly overdue: MonthEndPart & { readonly orders: readonly MonthEndOrder[] };
}

/** Returns amounts by currency, in the order of first appearance. */
export const sumByCurrency = (items: readonly CurrencySum[]): readonly CurrencySum[] => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of items) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};

/** Returns the pro formas that await their invoice. One that was credited in full before needs none, nor do its credits. */
export const pickAwaitedPapers = (waiting: readonly Invoice[]): readonly Invoice[] => {
  const getCredits = (number: string) => waiting.filter(({ credits }) => credits === number);
  const settled = waiting.filter(
    ({ kind, number, net }) =>
      kind === 'invoice' && getCredits(number).reduce((left, credit) => left - credit.net, net) === 0,
  );
  const dropped = new Set(settled.flatMap((paper) => [paper, ...getCredits(paper.number)]));

  return waiting.filter((paper) => !dropped.has(paper));
};

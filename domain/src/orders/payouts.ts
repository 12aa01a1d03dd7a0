import { getAmountOwed, type Earning } from './earnings.ts';
import { sumEarningsBy, type Sum } from './earning-sums.ts';

/** An agency's debt to one talent for a month, and its payments: earnings payable in that month. */
export interface Payout {
  /** The talent's id. */
  readonly id: string;
  readonly talentName: string;
  /** Number of orders. */
  readonly count: number;
  readonly owed: readonly Sum[];
  readonly paid: readonly Sum[];
  /** When it paid last, `YYYY-MM-DD`; null: it has not. */
  readonly paidOn: string | null;
}

export const getPayout = (id: string, talentName: string, earnings: readonly Earning[]): Payout => ({
  ...{ id, talentName, count: earnings.length },
  owed: sumEarningsBy(earnings, getAmountOwed),
  paid: sumEarningsBy(earnings, ({ paid = 0 }) => paid),
  paidOn: earnings.reduce<string | null>(
    (latest, { paidOn = null }) => (paidOn !== null && paidOn > (latest ?? '') ? paidOn : latest),
    null,
  ),
});

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

/** Returns a payout per currency. */
export const splitByCurrency = (payout: Payout): readonly Payout[] => {
  const { owed, paid } = payout;
  const currencies = new Set([...owed, ...paid].map(({ currency }) => currency));
  return [...currencies].map((currency) => ({
    ...payout,
    owed: owed.filter((sum) => sum.currency === currency),
    paid: paid.filter((sum) => sum.currency === currency),
  }));
};

export const getPayout = (id: string, talentName: string, earnings: readonly Earning[]): Payout => ({
  id,
  talentName,
  count: earnings.length,
  owed: sumEarningsBy(earnings, getAmountOwed),
  paid: sumEarningsBy(earnings, ({ paid = 0 }) => paid),
  paidOn: earnings.reduce<string | null>(
    (latest, { paidOn = null }) => (paidOn !== null && paidOn > (latest ?? '') ? paidOn : latest),
    null,
  ),
});

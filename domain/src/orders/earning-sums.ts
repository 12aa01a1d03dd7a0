import { getAmountOwed, type OwnEarning } from './earnings.ts';

/** A sum in minor units of one currency. */
export interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/** Earnings of one month, `YYYY-MM`, with their totals. */
interface EarningMonth<Earned> {
  readonly month: string;
  readonly earnings: readonly Earned[];
  readonly sums: readonly Sum[];
  /** The amounts paid of them. */
  readonly paid: readonly Sum[];
}

type Summed = Pick<OwnEarning, 'amount' | 'net' | 'currency' | 'state' | 'agreedOn' | 'payableOn' | 'paid'>;

export const sumEarningsBy = <Earned extends Pick<Summed, 'currency'>>(
  earnings: readonly Earned[],
  part: (earning: Earned) => number,
): readonly Sum[] => {
  const sums = new Map<string, number>();
  for (const earning of earnings)
    sums.set(earning.currency, (sums.get(earning.currency) ?? 0) + part(earning));
  return [...sums].flatMap(([currency, amount]) => (amount === 0 ? [] : { currency, amount }));
};

/** Groups earnings by month of agreement, in order; cancelled ones don't count. */
export const groupEarningsByMonth = <Earned extends Summed>(
  earnings: readonly Earned[],
): readonly EarningMonth<Earned>[] => {
  const months = new Map<string, Earned[]>();
  for (const earning of earnings) {
    const month = earning.agreedOn.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), earning]);
  }

  return [...months].map(([month, all]) => ({
    month,
    earnings: all,
    sums: sumEarningsBy(
      all.filter(({ state }) => state !== 'cancelled'),
      ({ net }) => net,
    ),
    paid: sumEarningsBy(all, ({ paid }) => paid),
  }));
};

/** Sums what is payable on a day (`YYYY-MM-DD`), payable later, and waiting for a client's payment. */
export const getEarningTotals = (
  earnings: readonly Summed[],
  today: string,
): Readonly<Record<'payable' | 'later' | 'agreed' | 'paid', readonly Sum[]>> => {
  const isPayable = ({ payableOn }: Summed): boolean => payableOn !== null && payableOn <= today;
  const ofState = (summedState: Summed['state']) => earnings.filter(({ state }) => state === summedState);

  return {
    payable: sumEarningsBy(ofState('payable').filter(isPayable), getAmountOwed),
    later: sumEarningsBy(
      ofState('payable').filter((earning) => !isPayable(earning)),
      getAmountOwed,
    ),
    agreed: sumEarningsBy(ofState('agreed'), getAmountOwed),
    paid: sumEarningsBy(earnings, ({ paid }) => paid),
  };
};

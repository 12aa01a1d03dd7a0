import type { OwnEarning } from './earnings.ts';

/** Minor units of one currency. */
export interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/** Earnings agreed on in one month, `YYYY-MM`, and what they come to. */
export interface EarningMonth<Earned> {
  readonly month: string;
  readonly earnings: readonly Earned[];
  readonly sums: readonly Sum[];
}

type Summed = Pick<OwnEarning, 'amount' | 'currency' | 'state' | 'agreedOn' | 'payableOn'>;

const sumsOf = (earnings: readonly Summed[]): readonly Sum[] => {
  const sums = new Map<string, number>();
  for (const { currency, amount } of earnings) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
};

/** Earnings by the month in which they were agreed on, in their order; what was cancelled counts for nothing. */
export const earningMonths = <Earned extends Summed>(
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
    sums: sumsOf(all.filter(({ state }) => state !== 'cancelled')),
  }));
};

/** What is payable on a day, `YYYY-MM-DD`, what will be later, and what waits for a client's payment. */
export const earningStanding = (
  earnings: readonly Summed[],
  today: string,
): Readonly<Record<'payable' | 'later' | 'agreed', readonly Sum[]>> => {
  const isPayable = ({ payableOn }: Summed): boolean => payableOn !== null && payableOn <= today;
  const ofState = (wanted: Summed['state']) => earnings.filter(({ state }) => state === wanted);
  return {
    payable: sumsOf(ofState('payable').filter(isPayable)),
    later: sumsOf(ofState('payable').filter((earning) => !isPayable(earning))),
    agreed: sumsOf(ofState('agreed')),
  };
};

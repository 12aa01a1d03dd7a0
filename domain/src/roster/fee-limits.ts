import { getMinorDigits } from '../values/money.ts';
import type { RosterEntry } from './roster.ts';

/** Session fee limits for filtering a roster, in whole euros and similar amounts of other currencies. */
const LIMITS = [50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000];

/** Scale of a currency's limits, so that they divide fees like the euro limits. */
const SCALES: Readonly<Record<string, number>> = {
  BRL: 5,
  MXN: 20,
  JPY: 100,
  ARS: 1000,
  CLP: 1000,
  COP: 5000,
};

interface FeeLimit {
  /** The value of the filter, such as `EUR-250`. */
  readonly code: string;
  /** In minor units of the currency. */
  readonly most: number;
}

export const getCurrencyFeeLimits = (currency: string): readonly FeeLimit[] => {
  const unit = 10 ** getMinorDigits(currency);
  return LIMITS.map((limit) => {
    const whole = limit * (SCALES[currency] ?? 1);
    return { code: `${currency}-${whole}`, most: whole * unit };
  });
};

/** Returns the fee limits a talent satisfies: all from their session fee up; none while it isn't set. */
export const getFeeLimits = ({
  currency,
  sessionFee,
}: Pick<RosterEntry, 'currency' | 'sessionFee'>): readonly string[] =>
  currency === null || sessionFee === null
    ? []
    : getCurrencyFeeLimits(currency).flatMap(({ code, most }) => (sessionFee <= most ? [code] : []));

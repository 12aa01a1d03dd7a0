import type { ListedRates } from '@domain/rates/rates.ts';
import { parseMinorUnits, formatTypedMoney } from '@domain/values/money.ts';

/** Amounts of a line, in the order of the columns. */
export const FEES = ['sessionFee', 'usageFee', 'minimumFee'] as const;
export type Fee = (typeof FEES)[number];

/** A grid row with typed amounts. */
export interface RateLine extends Readonly<Record<Fee, string>> {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly updatedAt: string | null;
}

/** A stored row; unset fees are empty. */
export const toLine = ({ id, fullName, rates }: ListedRates, locale: string): RateLine => {
  const { currency, sessionFee, usageFee = 0, minimumFee = 0, updatedAt = null } = rates;
  const formatTyped = (minor: number) => (minor === 0 ? '' : formatTypedMoney(minor, currency, locale));

  return {
    id,
    name: fullName,
    currency,
    sessionFee: formatTyped(sessionFee),
    usageFee: formatTyped(usageFee),
    minimumFee: formatTyped(minimumFee),
    updatedAt,
  };
};

/** Parses a cell to minor units: 0 (not set) when empty; null when invalid. */
export const parseFee = (typed: string, currency: string): number | null =>
  typed.trim() === '' ? 0 : parseMinorUnits(typed, currency);

/** A row for sending; null while an amount is invalid in its currency. */
export const getRates = (line: RateLine) => {
  const [sessionFee, usageFee, minimumFee] = FEES.map((fee) => parseFee(line[fee], line.currency));
  if (typeof sessionFee !== 'number' || typeof usageFee !== 'number' || typeof minimumFee !== 'number')
    return null;
  const { currency, updatedAt } = line;
  return { currency, sessionFee, usageFee, minimumFee, ...(updatedAt ? { updatedAt } : {}) };
};

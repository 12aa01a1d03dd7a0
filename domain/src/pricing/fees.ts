import { getMinorDigits } from '../values/money.ts';
import type { TalentFees, PricingTable } from './price-input.ts';
import type { LineExchange } from './pricing.ts';
import { takeShare } from './whole-numbers.ts';

/** A fee in the table's currency. */
export interface Fee {
  readonly amount: number;
  /** Whether it is the talent's own fee; otherwise the table's. */
  readonly isAsked: boolean;
  readonly exchange?: LineExchange;
}

/** A talent's fees, in the table's currency. */
export interface Fees {
  readonly session: Fee;
  readonly usage: Fee;
  readonly minimum: Fee;
}

const PER_UNIT = /^(\d+)(?:\.(\d+))?$/;

const toFraction = (decimal: string): readonly [bigint, bigint] => {
  const [, whole = '0', part = ''] = PER_UNIT.exec(decimal) ?? [];
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
};

/** Returns a conversion of minor units to the table's currency; undefined without a rate. */
const getConverter = (table: PricingTable, currency: string) => {
  if (currency === table.currency) return (amount: number): Omit<Fee, 'isAsked'> => ({ amount });

  const rate = table.exchangeRates.find((exchangeRate) => exchangeRate.currency === currency);
  if (!rate) return undefined;

  const { perUnit, day } = rate;
  const [dividend, divisor] = toFraction(perUnit);
  const tableUnit = 10n ** BigInt(getMinorDigits(table.currency));
  const foreign = 10n ** BigInt(getMinorDigits(currency));

  return (amount: number): Omit<Fee, 'isAsked'> => ({
    amount: takeShare(amount, dividend * tableUnit, divisor * foreign),
    exchange: { currency, amount, perUnit, day },
  });
};

export const getUsualFees = (table: PricingTable): Fees => {
  const usual = (amount: number): Fee => ({ amount, isAsked: false });
  return {
    session: usual(table.sessionFirstHour),
    usage: usual(table.usageBase),
    minimum: usual(table.minimumFee),
  };
};

/** Returns fees with an agreed amount as their minimum, where there is one. */
const withAgreed = (fees: Fees, agreed: number | undefined): Fees =>
  agreed === undefined ? fees : { ...fees, minimum: { amount: agreed, isAsked: true } };

/**
 * Returns a talent's fees: their own, or the table's where unset; `agreed` is their minimum for one role. Each foreign-currency fee is rounded
 * once, on conversion. Undefined: the table has no exchange rate for their currency.
 */
export const computeFees = (
  table: PricingTable,
  fieldValues: TalentFees | null,
  agreed?: number,
): Fees | undefined => {
  const usual = getUsualFees(table);
  if (!fieldValues) return withAgreed(usual, agreed);

  const convert = getConverter(table, fieldValues.currency);
  if (!convert) return undefined;

  const toFee = (amount: number, otherwise: Fee): Fee =>
    amount > 0 ? { ...convert(amount), isAsked: true } : otherwise;

  const fees = {
    session: toFee(fieldValues.sessionFee, usual.session),
    usage: toFee(fieldValues.usageFee, usual.usage),
    minimum: toFee(fieldValues.minimumFee, usual.minimum),
  };
  return withAgreed(fees, agreed);
};

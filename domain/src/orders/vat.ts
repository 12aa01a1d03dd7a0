import type { VatRule } from './billing-fields.ts';

/** VAT on an amount. Minor units. */
export interface VatAmount extends Pick<VatRule, 'kind' | 'rate' | 'note'> {
  readonly amount: number;
}

/** Returns the rule of a pair of countries, or the default; undefined without one. */
export const findVatRule = (rules: readonly VatRule[], from: string, to: string): VatRule | undefined => {
  const matching = rules.filter((rule) => rule.from === from);
  return matching.find((rule) => rule.to === to) ?? matching.find((rule) => rule.to === null);
};

/** Returns VAT on `net`, rounded half up once; exact for all amounts. */
export const computeVat = (
  net: number,
  { kind, rate, note }: Pick<VatRule, 'kind' | 'rate' | 'note'>,
): VatAmount => {
  const due = kind === 'charged' ? (BigInt(net) * BigInt(rate) + 5_000n) / 10_000n : 0n;
  return { kind, rate: kind === 'charged' ? rate : 0, note, amount: Number(due) };
};

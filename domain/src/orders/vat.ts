import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';

/** Who owes the tax: the agency charges it, the client accounts for it, or there is none. */
export const VAT_KINDS = ['charged', 'reverseCharge', 'none'] as const;
export type VatKind = (typeof VAT_KINDS)[number];

/** What an admin has set for invoices from one country to another. */
export interface VatRule {
  /** alpha3, of the agency's invoice address. */
  readonly from: string;
  /** alpha3, of the client's; null: every country that no other rule names. */
  readonly to: string | null;
  readonly kind: VatKind;
  /** Basis points; 0 unless it is charged. */
  readonly rate: number;
  /** What the invoice says of it, such as the law that it rests on. */
  readonly note: string;
}

/** VAT on an amount. Minor units. */
export interface VatAmount extends Pick<VatRule, 'kind' | 'rate' | 'note'> {
  readonly amount: number;
}

/** The rule for a pair of countries: its own before the one for all others; undefined: the admin has set none. */
export const vatRuleFor = (rules: readonly VatRule[], from: string, to: string): VatRule | undefined => {
  const own = rules.filter((rule) => rule.from === from);
  return own.find((rule) => rule.to === to) ?? own.find((rule) => rule.to === null);
};

/** VAT on `net`, rounded once, half up; exact for any amount that can be counted. */
export const vatOn = (net: number, { kind, rate, note }: VatRule): VatAmount => {
  const due = kind === 'charged' ? (BigInt(net) * BigInt(rate) + 5_000n) / 10_000n : 0n;
  return { kind, rate: kind === 'charged' ? rate : 0, note, amount: Number(due) };
};

/** Who bills whom, as far as it is known. */
export interface Parties {
  readonly terms: BillingTerms | null | undefined;
  readonly billing: CompanyBilling | null | undefined;
}

/** VAT between the two; null while one has no address, or the agency no rule for their countries. */
export const vatBetween = ({ terms, billing }: Parties, net: number): VatAmount | null => {
  if (!terms || !billing) return null;
  const rule = vatRuleFor(terms.vatRules, terms.country, billing.country);
  return rule ? vatOn(net, rule) : null;
};

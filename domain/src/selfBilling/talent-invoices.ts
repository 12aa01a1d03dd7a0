import type { Serialised, Instant } from '../contract.ts';
import type { PaymentSums } from '../orders/earnings.ts';

export const TALENT_INVOICE_MAX_BYTES = 8 * 1024 * 1024;
/** Earnings on one invoice. */
export const INVOICED_EARNINGS_MAX = 30;

/** `talentInvoices/{id}`: a talent's own invoice for earnings, as they entered it. Minor units of `currency`. */
export interface TalentInvoice {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** As printed. */
  readonly number: string;
  readonly currency: string;
  /** With VAT, before withholding. */
  readonly total: number;
  readonly vat: number;
  readonly earningIds: readonly string[];
  readonly storagePath: string;
  readonly uploadedAt: Instant;
}

const INVOICE_FAULT_KINDS = ['currency', 'net', 'vat'] as const;

/** Why an invoice doesn't match its earnings; amounts in minor units of the invoice's currency, null for another currency. */
export interface InvoiceFault {
  readonly kind: (typeof INVOICE_FAULT_KINDS)[number];
  readonly stated: number | null;
  readonly expected: number | null;
}

/** An invoice with how it matches. */
export interface TalentInvoiceRow extends Serialised<
  Pick<TalentInvoice, 'id' | 'number' | 'currency' | 'total' | 'vat' | 'uploadedAt'>
> {
  readonly faults: readonly InvoiceFault[];
}

type Invoiced = Pick<PaymentSums, 'gross' | 'share' | 'vat'> & { readonly currency: string };

/** Returns why an invoice doesn't match: its net amount has to be the fees after the agency's share, its VAT theirs. */
export const listInvoiceFaults = (
  { currency, total, vat }: Pick<TalentInvoice, 'currency' | 'total' | 'vat'>,
  earnings: readonly Invoiced[],
): readonly InvoiceFault[] => {
  if (earnings.some((earning) => earning.currency !== currency))
    return [{ kind: 'currency', stated: null, expected: null }];

  const expected = earnings.reduce(
    (sums, { gross, share, vat: ofEarning }) => ({
      net: sums.net + gross - share,
      vat: sums.vat + ofEarning,
    }),
    { net: 0, vat: 0 },
  );
  const stated = { net: total - vat, vat };

  return (['net', 'vat'] as const)
    .filter((kind) => stated[kind] !== expected[kind])
    .map((kind) => ({ kind, stated: stated[kind], expected: expected[kind] }));
};

import type { Instant } from '../contract.ts';
import type { InvoiceAddress } from './company-billing.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import type { OtherCost } from '../pricing/pricing.ts';
import type { VatAmount } from './vat.ts';

export const INVOICE_KINDS = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * What is charged for beside single licences: a part of the price, all of it where the agency shows its clients totals alone, what the
 * agency named a price for, or another year. `role` is on papers from before licences were charged one by one. Minor units.
 */
export interface InvoiceLine {
  readonly kind: 'role' | 'whole' | 'extra' | 'renewal' | OtherCost['kind'];
  readonly character?: string;
  /** alpha3. */
  readonly language?: string;
  readonly label?: string;
  /** Of another year: its days, `YYYY-MM-DD`, by the agency's clock. */
  readonly from?: string;
  readonly through?: string;
  readonly amount: number;
}

/** A voice that was licensed: whose it is, in which role, and when it is recorded. */
export interface LicensedVoice {
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** The talent's public name then; empty: they were gone. */
  readonly talent: string;
  /** `YYYY-MM-DD`, by the clock of the session; null: none is agreed on. */
  readonly sessionOn: string | null;
}

/** A licence that was sold, in all languages of its character. */
export interface LicensedUse {
  readonly character: string;
  readonly asset: string;
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly duration: LicenceItem;
  /** First day on air, `YYYY-MM-DD`; null: not said. */
  readonly firstDay: string | null;
  /** Minor units; absent: on request, or the agency shows its clients totals alone. */
  readonly amount?: number;
}

/**
 * `invoices/{agencyId}_{year}_{kind}_{number}`: an invoice, or the note that takes one back. It holds all that is printed on
 * it and is never changed, so the paper is the same whenever it is made. Talents are named as clients know them. Money in minor units.
 */
export interface Invoice {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly revision: number;
  readonly kind: InvoiceKind;
  /** As printed. */
  readonly number: string;
  /** Of a credit note: the number of what it takes back. */
  readonly credits: string | null;
  /** `YYYY-MM-DD`, by the agency’s clock; never before that of the paper with the place before. */
  readonly issuedOn: string;
  /** `YYYY-MM-DD`; of a credit note, that of its issue. */
  readonly dueOn: string;
  readonly projectName: string;
  readonly reference: string;
  readonly seller: InvoiceAddress & { readonly bankDetails: string };
  readonly buyer: InvoiceAddress;
  readonly currency: string;
  /** Absent on papers from before they said what was licensed, as are the licences. */
  readonly voices?: readonly LicensedVoice[];
  readonly licences?: readonly LicensedUse[];
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly vat: VatAmount;
  readonly total: number;
  readonly createdAt: Instant;
}

/** A row without gaps: each kind of paper of an agency has one a year, by the agency’s clock. */
export const sequenceIdOf = (agencyId: string, year: number, kind: InvoiceKind): string =>
  `${agencyId}_${year}_${kind}`;

/** The paper at a place of a row. */
export const invoiceIdOf = (sequenceId: string, place: number): string => `${sequenceId}_${place}`;

const MARK: Readonly<Record<InvoiceKind, string>> = { invoice: '', creditNote: 'C' };

/** A number as printed, such as `AO-2026-C0007`: what the agency begins it with, the year, its place in the row. */
export const invoiceNumber = (prefix: string, year: number, kind: InvoiceKind, place: number): string =>
  `${prefix}${year}-${MARK[kind]}${String(place).padStart(4, '0')}`;

/** The number on the confirmation of what an invoice charges, such as `AO-2026-O0007`: the two are written together. */
export const confirmationNumber = ({ number }: Pick<Invoice, 'number'>): string =>
  number.replace(/-(?=\d+$)/u, '-O');

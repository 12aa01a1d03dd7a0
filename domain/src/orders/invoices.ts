import type { ChargeKind } from '../bookings/charges.ts';
import type { Instant } from '../contract.ts';
import type { ExclusivityTerms } from '../exclusivity/exclusivity.ts';
import type { InvoiceAddress } from './billing-fields.ts';
import type { AssetIdentifier } from '../pricing/asset-identifiers.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import type { OtherCost } from '../pricing/pricing.ts';
import type { VatAmount } from './vat.ts';

export const INVOICE_KINDS = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * A charge besides single licences: a part of the price, its total if the agency shows only totals, a price on
 * request, a renewal, or a charge for a booking. `role`: from older papers, before licences were separate. Minor units.
 */
export interface InvoiceLine {
  readonly kind: 'role' | 'whole' | 'extra' | 'renewal' | ChargeKind | OtherCost;
  readonly character?: string;
  /** alpha3. */
  readonly language?: string;
  readonly label?: string;
  /** Days of a renewal, `YYYY-MM-DD`, in the agency's time zone; the first alone: day of the charged recording. */
  readonly from?: string;
  readonly through?: string;
  readonly amount: number;
}

/** A licensed voice, with role and recording day. */
export interface LicensedVoice {
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** The talent's public name at the time; empty: already erased. */
  readonly talent: string;
  /** `YYYY-MM-DD`, in the session's time zone; null: not agreed. */
  readonly sessionOn: string | null;
}

/** A sold licence, in all languages of its character. */
export interface LicensedUse {
  readonly character: string;
  /** alpha3; the amount covers all of them. Absent: older papers. */
  readonly languages?: readonly string[];
  readonly asset: string;
  /** The asset's codes at the time. Absent: none. */
  readonly identifiers?: readonly AssetIdentifier[];
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly duration: LicenceItem;
  /** First air date, `YYYY-MM-DD`; null: unknown. */
  readonly firstDay: string | null;
  /** Minor units; absent: on request, or only totals are shown. */
  readonly amount?: number;
}

/** The paper that the agency's own system issued in place of a pro forma. */
export interface IssuedElsewhere {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
}

/**
 * `invoices/{agencyId}_{year}_{kind}_{number}`: an invoice or credit note. Immutable and complete, so a
 * reprint is identical; only a pro forma gets its invoice later. Talents have their public names. Money in minor units.
 */
export interface Invoice {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  /** Of the order. */
  readonly revision: number;
  readonly kind: InvoiceKind;
  /** As printed. */
  readonly number: string;
  /** Whether the agency invoices elsewhere, so that this is no invoice. Absent: no. */
  readonly proForma?: boolean;
  /** Of a pro forma: what was issued for it; absent: nothing yet. */
  readonly issued?: IssuedElsewhere;
  /** Path of that paper's file. */
  readonly storagePath?: string;
  /** Of a credit note: the number of the credited invoice. */
  readonly credits: string | null;
  /** `YYYY-MM-DD`, in the agency's time zone; never before the preceding paper's. */
  readonly issuedOn: string;
  /** `YYYY-MM-DD`; for a credit note, its issue date. */
  readonly dueOn: string;
  readonly projectName: string;
  /** The client's own number. */
  readonly reference: string;
  readonly seller: InvoiceAddress & { readonly bankDetails: string };
  readonly buyer: InvoiceAddress;
  readonly currency: string;
  /** Absent on older papers without licence details, like the licences. */
  readonly voices?: readonly LicensedVoice[];
  readonly licences?: readonly LicensedUse[];
  /** Absent: none was sold. */
  readonly exclusivity?: ExclusivityTerms;
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly vat: VatAmount;
  readonly total: number;
  readonly createdAt: Instant;
}

/** Kinds of an order's papers with a number series of their own; pro formas never take the number of an invoice. */
type InvoiceSeries = InvoiceKind | 'proForma' | 'proFormaCredit';

export type PaperSeries = InvoiceSeries | 'selfBilled';

const PRO_FORMA_SERIES = { invoice: 'proForma', creditNote: 'proFormaCredit' } as const;

export const getSeries = ({ kind, proForma }: Pick<Invoice, 'kind' | 'proForma'>): InvoiceSeries =>
  proForma ? PRO_FORMA_SERIES[kind] : kind;

/** Returns whether a paper is a pro forma for which nothing was issued yet. */
export const isAwaitingIssue = ({ proForma, issued }: Pick<Invoice, 'proForma' | 'issued'>): boolean =>
  proForma === true && !issued;

/** Returns the number that people know a paper by: of what was issued for it, or its own. */
export const getPaperNumber = ({ number, issued }: Pick<Invoice, 'number' | 'issued'>): string =>
  issued?.number ?? number;

/** Returns a number as it is compared: in capitals, with plain hyphens and single spaces. */
export const foldNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase();

/** Returns the id of a gapless number series: per agency, kind and year in the agency's time zone. */
export const toSequenceId = (agencyId: string, year: number, kind: PaperSeries): string =>
  `${agencyId}_${year}_${kind}`;

/** Returns the id of a paper by its position in a series. */
export const toInvoiceId = (sequenceId: string, place: number): string => `${sequenceId}_${place}`;

const MARK: Readonly<Record<PaperSeries, string>> = {
  invoice: '',
  creditNote: 'C',
  proForma: 'P',
  proFormaCredit: 'PC',
  selfBilled: 'S',
};

/** Returns a number as printed, such as `AO-2026-C0007`: prefix, year, position in the series. */
export const formatInvoiceNumber = (prefix: string, year: number, kind: PaperSeries, place: number): string =>
  `${prefix}${year}-${MARK[kind]}${String(place).padStart(4, '0')}`;

/** Returns the number of an invoice's order confirmation, such as `AO-2026-O0007`: both are issued together. */
export const formatConfirmationNumber = ({ number }: Pick<Invoice, 'number'>): string =>
  number.replace(/-(?=P?\d+$)/u, '-O');

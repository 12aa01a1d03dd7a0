import type { Instant, Serialised } from '../contract.ts';
import type { PaymentIssue } from '../billing/payment-details.ts';
import type { PaymentSums } from '../orders/earnings.ts';
import type { TalentInvoiceRow } from '../selfBilling/talent-invoices.ts';
import type { AccountParty } from './payee.ts';

/** Payees per run: all of its items fit into one reply and one payment file. */
export const PAYEES_MAX = 1000;
/** Earnings per preview, the earliest first; later ones follow in the next run. */
export const EARNINGS_MAX = 4000;
export const STATEMENT_MAX_BYTES = 8 * 1024 * 1024;

export const RUN_STATES = ['draft', 'approved', 'exported', 'settled', 'discarded'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** A transfer by the payment file, or by other means. */
export const PAYMENT_MEANS = ['transfer', 'other'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

export const ITEM_STATES = ['open', 'paid', 'returned', 'refused'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Why a run leaves a talent out after it was prepared. */
export type ItemRefusal = 'accountChanged' | 'paperRejected';

/** An agency's account: clients pay to it, talents are paid from it. Without an IBAN it has no payment files and statements. */
export interface BankAccount extends AccountParty {
  readonly currency: string;
  /** Further lines for invoices, such as a bank's name or sort code; empty: none. */
  readonly note: string;
  /** End of the last imported statement; null: none. */
  readonly lastStatement: { readonly through: string; readonly closing: number | null } | null;
}

/** Accounts per agency. */
export const BANK_ACCOUNTS_MAX = 20;

/** `payoutAccounts/{agencyId}`: an agency's accounts, at most one per currency, and how it approves runs. */
export interface PayoutAccounts {
  readonly id: string;
  readonly agencyId: string;
  readonly accounts: readonly BankAccount[];
  /** Whether another person approves a run than prepared it. */
  readonly needsTwoPeople: boolean;
  /** Number of changes. */
  readonly version: number;
}

/** `payoutRuns/{id}`: transfers of one currency on one day. Its items are `payoutItems`. */
export interface PayoutRun {
  readonly id: string;
  readonly agencyId: string;
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly executionDay: string;
  readonly state: RunState;
  /** `other`: by hand, without a payment file. */
  readonly means: PaymentMeans;
  /** Whether another person approves it than prepared it, as the agency had it then. */
  readonly needsTwoPeople: boolean;
  readonly payees: number;
  /** Items that are neither paid nor returned. */
  readonly open: number;
  readonly total: number;
  readonly createdBy: string;
  readonly createdAt: Instant;
  readonly approvedBy: string | null;
  readonly exportedAt: Instant | null;
  /** The account of the payment file; null: none was made. */
  readonly payer: AccountParty | null;
}

/** A run as the agency's admins see it. */
export type PayoutRunRow = Serialised<Omit<PayoutRun, 'payer'>>;

/** `payoutItems/{endToEndId}`: one talent's transfer in a run. */
export interface PayoutItem extends PaymentSums {
  readonly id: string;
  readonly agencyId: string;
  readonly runId: string;
  readonly talentId: string;
  readonly currency: string;
  /** What it pays of each earning; negative: too much was paid before. */
  readonly earnings: readonly (PaymentSums & { readonly id: string })[];
  /** Whether self-billed papers cover it, once it is approved. */
  readonly isSelfBilled: boolean;
  readonly state: ItemState;
  /** Null unless it is refused. */
  readonly refusal: ItemRefusal | null;
  /** `YYYY-MM-DD`; null: not paid. */
  readonly paidOn: string | null;
  /** As prepared, until it is paid or returned; null: none, or no longer needed. */
  readonly account: AccountParty | null;
}

/** `earningLocks/{earningId}`: an earning that no run may take. */
export interface EarningLock {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** Null: held. A run's earning with a reason is held once the run has paid it. */
  readonly runId: string | null;
  readonly reason: string;
}

export const ENTRY_STATES = ['settled', 'suggested', 'unknown', 'dismissed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** `bankEntries/{agencyId}_{hash of account and reference}`: a payment of an imported statement. Minor units. */
export interface BankEntry {
  readonly id: string;
  readonly agencyId: string;
  readonly reference: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly text: string;
  readonly state: EntryState;
  /** The item of a run that it pays or returns. */
  readonly itemId: string | null;
  /** The order whose invoice it pays. */
  readonly orderId: string | null;
  readonly importedAt: Instant;
}

/** An entry as the agency's admins see it, with what it may pay. */
export interface BankEntryRow extends Serialised<BankEntry> {
  /** The invoice's number, or the talent, and what is open of it; null: unknown, or erased. */
  readonly match: { readonly name: string; readonly amount: number } | null;
}

/** Why a talent isn't paid. */
export type PayoutObstacle = Exclude<PaymentIssue, 'taxStatus'> | 'held' | 'nothingNet';

export const PAYOUT_INVOICING = ['selfBilled', 'matches', 'differs', 'missing'] as const;
export type PayoutInvoicing = (typeof PAYOUT_INVOICING)[number];

/** What a talent is paid in one currency, or why not. */
export interface PayoutRow extends PaymentSums {
  readonly talentId: string;
  readonly talentName: string;
  readonly currency: string;
  /** Masked account number; null: none, or not needed. */
  readonly account: string | null;
  readonly obstacle: PayoutObstacle | null;
  /** Who invoices it: the agency, in the talent's name, or the talent, whose invoice may not match. */
  readonly invoicing: PayoutInvoicing;
  readonly earnings: readonly (PaymentSums & {
    readonly id: string;
    readonly projectName: string;
    /** The talent's own invoice; null: none. */
    readonly invoice: TalentInvoiceRow | null;
    /** Why it is held; null: it isn't. */
    readonly held: string | null;
  })[];
}

/** An item as the agency's admins see it. */
export interface PayoutItemView extends Omit<
  PayoutItem,
  'account' | 'earnings' | 'agencyId' | 'runId' | 'isSelfBilled'
> {
  readonly talentName: string;
  /** Masked account number; null: none, or no longer needed. */
  readonly account: string | null;
}

/** What an import found. */
export interface StatementResult {
  /** Entries imported before. */
  readonly known: number;
  readonly settled: number;
  readonly suggested: number;
  readonly unknown: number;
}

/** Returns the last four characters of an account number, the only ones on screens. */
export const maskIban = (iban: string): string => `•••• ${iban.slice(-4)}`;

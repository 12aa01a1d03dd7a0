import type { VAT_STATUSES } from '../billing/payment-details.schema.ts';
import type { Instant, Serialised } from '../contract.ts';
import type { NetRules } from '../earnings/compute-net.ts';
import type { Locale } from '../messages/locale.ts';
import type { InvoiceAddress } from '../orders/billing-fields.ts';
import type { PaymentSums } from '../orders/earnings.ts';

/** Days after which a talent is reminded of a paper, and after which silence accepts it where that was agreed. */
export const REMINDER_DAYS = 10;
export const ACCEPTANCE_DAYS = 15;

export const PAPER_STATES = ['issued', 'accepted', 'rejected', 'replaced'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** What a paper invoices of one earning, with the rules of its sums. */
export interface PaperLine extends PaymentSums {
  readonly earningId: string;
  readonly projectName: string;
  readonly rules: NetRules;
}

/** The talent's VAT, as they stated it. */
interface PaperVat {
  readonly status: (typeof VAT_STATUSES)[number];
  /** The legal basis; empty: none. */
  readonly note: string;
}

/**
 * `selfBilledPapers/{agencyId}_{year}_selfBilled_{place}`: an invoice that an agency issued in a talent's name. Only its state changes.
 * Money in minor units of `currency`.
 */
export interface SelfBilledPaper extends PaymentSums {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  readonly agreementId: string;
  /** As printed. */
  readonly number: string;
  /** `YYYY-MM-DD`, in the agency's time zone; never before the preceding paper's. */
  readonly issuedOn: string;
  readonly currency: string;
  /** Of its PDF. */
  readonly locale: Locale;
  /** The talent. */
  readonly seller: InvoiceAddress;
  readonly buyer: InvoiceAddress;
  readonly vatOf: PaperVat;
  readonly lines: readonly PaperLine[];
  /** The number of the rejected paper that it replaces; null: none. */
  readonly replaces: string | null;
  readonly state: PaperState;
  /** Why it was rejected; empty: it wasn't. */
  readonly reason: string;
  /** Null: not decided, or accepted by silence. */
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  readonly silenceAccepts: boolean;
  /** Next reminder, or acceptance by silence; null: none. */
  readonly dueAt: Instant | null;
  readonly wasReminded: boolean;
  /** Its PDF; null: not opened or mailed yet. */
  readonly storagePath: string | null;
  readonly createdAt: Instant;
}

/** A paper in a list. */
export type SelfBilledRow = Serialised<
  Pick<SelfBilledPaper, 'id' | 'number' | 'issuedOn' | 'currency' | 'state' | 'reason' | keyof PaymentSums>
>;

/** A paper for the agency's admins. */
export interface AgencySelfBilledRow extends SelfBilledRow {
  readonly talentId: string;
  readonly talentName: string;
}

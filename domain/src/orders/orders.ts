import type { OrderedCharge } from '../bookings/charges.ts';
import type { Instant } from '../contract.ts';
import type { AwaitedFile } from '../deliveries/delivery-plan.ts';
import type { OrderExtra } from './billing-fields.ts';
import type { BillingTerms } from './billing-terms.ts';
import type { Letter } from './letters.ts';
import type { VatAmount } from './vat.ts';

export const ORDER_STATES = ['draft', 'received', 'confirmed', 'paid', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const PAYMENT_STATES = ['none', 'requires_action', 'processing', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Payment methods: bank transfer by invoice, or card on Stripe's pages. */
export const PAYMENT_PROVIDERS = ['invoice', 'stripe'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const EXTRAS_MAX = 20;

/** The agency's decision on a booking cancelled after ordering. */
export const ISSUE_OUTCOMES = ['credit', 'rebook', 'keep'] as const;
export type IssueOutcome = (typeof ISSUE_OUTCOMES)[number];

export const ISSUES_MAX = 100;

/** A cancelled booking of an order. The id is its request's. */
export interface OrderIssue {
  readonly id: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** The talent's public name. */
  readonly talent: string;
  readonly cancelledAt: Instant;
  /** Null: open. */
  readonly outcome: IssueOutcome | null;
  /** What was credited, before VAT, in minor units; absent: nothing. */
  readonly net?: number;
}

/** A renewal of a licence, with its own order. Days are `YYYY-MM-DD` in the agency's time zone, inclusive. */
export interface OrderedRenewal {
  readonly licenceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly assetName: string;
  readonly from: string;
  readonly through: string;
}

/** A partial credit of an order's invoice, already taken off the order's amounts. Minor units. */
export interface OrderCredit {
  /** Number of its credit note. */
  readonly number: string;
  readonly reason: string;
  readonly net: number;
  readonly vat: number;
}

/** `orders/{projectId}`, or `orders/{source}_{number or kind}` for renewals and charges: a client's order. Minor units of `currency`. */
export interface Order {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Name at the time of ordering. */
  readonly projectName: string;
  /** Absent: an order of the project. */
  readonly renewal?: OrderedRenewal;
  /** Absent: no charge for a booking. */
  readonly charge?: OrderedCharge;
  readonly state: OrderState;
  /** Number of accepted prices; 0: none yet. */
  readonly revision: number;
  readonly currency: string;
  /** Total before VAT. */
  readonly net: number;
  /** The agency's current charges beyond its rate table. */
  readonly extras: readonly OrderExtra[];
  /** Partial credits of the valid invoice, already taken off `net`, `vat` and `total`. Absent: none. */
  readonly credits?: readonly OrderCredit[];
  /** Null: unknown, without an invoice address or a rule for its country. */
  readonly vat: VatAmount | null;
  /** Including VAT, if known. */
  readonly total: number;
  /** The amount received. */
  readonly paid: number;
  /** Key of the accepted price, or the draft's shown one: another key is another price. */
  readonly priceKey: string;
  /** Version of the rate table, fixed for the order. */
  readonly rateTableVersion: number;
  /** First day on air at the time of ordering, `YYYY-MM-DD`: its licences take it over. Null or absent: unknown. */
  readonly airDate?: string | null;
  /** The client's reference number on invoices; empty: none. */
  readonly reference: string;
  /** Cancelled bookings of the order. Absent: none. */
  readonly points?: readonly OrderIssue[];
  /** Since when a point is open; null or absent: none. */
  readonly openSince?: Instant | null;
  /** Since when charges or discounts differ from the accepted ones; null or absent: they don't. */
  readonly repricedAt?: Instant | null;
  /** The valid invoice; null: none. */
  readonly invoiceId: string | null;
  /** Due date of that invoice, `YYYY-MM-DD`; null: none is open. Absent: older invoices. */
  readonly dueOn?: string | null;
  /** Day of the last payment reminder, `YYYY-MM-DD`, in the agency's time zone; absent: none was sent. */
  readonly remindedOn?: string;
  /** The letter sent last about the valid invoice when it was overdue. Absent or null: none. */
  readonly letter?: Letter | null;
  /** When to check next whether a letter is due; null or absent: nothing is owed. */
  readonly letterDueAt?: Instant | null;
  /** Whether its invoice waits until all deliveries are accepted. Absent: no. */
  readonly awaitsAcceptance?: boolean;
  /** What that invoice waits for, fixed at the confirmation; absent: today's plan. */
  readonly awaitedFiles?: readonly AwaitedFile[];
  /** When to check next whether they are, at most a day ahead; null or absent: its invoice doesn't wait. */
  readonly billDueAt?: Instant | null;
  /** The buyer; null: not ordered yet. */
  readonly orderedBy: string | null;
  /** The agency's public name when one of its admins placed the order for the buyer; absent or null: the buyer did. */
  readonly placedBy?: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `orderStatus/{orderId}_{number}`: a step of an order, immutable. */
export interface OrderStep {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly state: OrderState;
  /** The order's revision from this step. */
  readonly revision: number;
  readonly total: number;
  readonly currency: string;
  /** The acting side. */
  readonly side: 'client' | 'agency' | 'provider';
  /** Number of the invoice that a payment reminder was sent for; absent: the state or price changed. */
  readonly reminded?: string;
  /** Which letter that was; absent: older ones, all friendly. */
  readonly letter?: Letter;
  readonly at: Instant;
}

/** `paymentActions/{orderId}`: payment state of an order. */
export interface PaymentAction {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly provider: PaymentProvider;
  readonly status: PaymentState;
  /** The provider's time: older reports change nothing. */
  readonly asOf: Instant;
  readonly updatedAt: Instant;
}

/** `payments/{id}`: a payment received for an order; negative: a refund. */
export interface Payment {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  /** `YYYY-MM-DD`, by the agency’s clock. */
  readonly receivedOn: string;
  /** The bank reference; empty: none. */
  readonly reference: string;
  readonly provider: PaymentProvider;
  readonly recordedAt: Instant;
}

/**
 * Result of a provider's report. `applied`: the order follows it. `noted`: no effect, because it is late or known.
 * The others need the agency: no matching open order, another currency, another amount than requested or open, or an unsupported kind of report.
 */
const PAYMENT_OUTCOMES = [
  'applied',
  'noted',
  'unknownEvent',
  'unknownOrder',
  'notNow',
  'wrongCurrency',
  'wrongAmount',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** `paymentEvents/{provider}_{id}`: a provider's report, stored so it counts once. Read by the agency's staff. */
export interface PaymentEvent {
  readonly id: string;
  /** Null: names no agency. */
  readonly agencyId: string | null;
  /** As reported; null: none. */
  readonly orderId: string | null;
  readonly provider: PaymentProvider;
  /** The provider's event name. */
  readonly kind: string;
  /** Noted: late or known. The agency investigates unknown, untimely and wrong ones. */
  readonly outcome: PaymentOutcome;
  /** Amount received, in minor units of `currency`; null: none. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The provider's payment number, for looking it up there; null: none. */
  readonly reference: string | null;
  /** When it happened there, and when it was received here. */
  readonly at: Instant;
  readonly receivedAt: Instant;
}

/** Fields of an order whose invoice doesn't wait for acceptance. */
export const BILLED = { awaitsAcceptance: false, billDueAt: null } as const;

/** Returns whether an order's invoice waits until all deliveries are accepted. */
export const isInvoiceAwaited = ({
  state,
  awaitsAcceptance = false,
}: Pick<Order, 'state' | 'awaitsAcceptance'>): boolean => state === 'confirmed' && awaitsAcceptance;

/** Returns whether an order is the one of its project, and no renewal or charge. */
export const isProjectOrder = ({ renewal, charge }: Pick<Order, 'renewal' | 'charge'>): boolean =>
  !renewal && !charge;

/** Returns whether the confirmation of an order issues no invoice yet: its first one, unpaid, of an agency that bills on acceptance. */
export const isBilledOnAcceptance = (
  order: Pick<Order, 'renewal' | 'charge' | 'invoiceId' | 'paid'>,
  terms: Pick<BillingTerms, 'billsOn'> | null | undefined,
): boolean =>
  terms?.billsOn === 'acceptance' && isProjectOrder(order) && order.invoiceId === null && order.paid === 0;

/** Returns whether an order is in force: its price was accepted and not cancelled. */
export const isInForce = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'received' || state === 'confirmed' || state === 'paid';

import type { Instant } from '../contract.ts';
import type { VatAmount } from './vat.ts';

export const ORDER_STATES = ['draft', 'received', 'confirmed', 'paid', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_STATES = ['none', 'requires_action', 'processing', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Ways of paying: by transfer, on an invoice, or by card on the pages of Stripe. */
export const PAYMENT_PROVIDERS = ['invoice', 'stripe'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** What the agency has named a price for beyond its rate table. Minor units of the order's currency. */
export interface OrderExtra {
  readonly label: string;
  readonly amount: number;
}

/** Extras that one order can have. */
export const EXTRAS_MAX = 20;

/** What an agency decides on a booking that was cancelled after it was ordered. */
export const POINT_OUTCOMES = ['credit', 'rebook', 'keep'] as const;
export type PointOutcome = (typeof POINT_OUTCOMES)[number];

/** Points that one order keeps, the latest. */
export const POINTS_MAX = 100;

/** A booking that was cancelled though it is ordered. The id is its request's. */
export interface OrderPoint {
  readonly id: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** The talent's public name. */
  readonly talent: string;
  readonly cancelledAt: Instant;
  /** Null: open until staff settle it. */
  readonly outcome: PointOutcome | null;
}

/** Another year of a licence, which an order of its own is for. Days are `YYYY-MM-DD`, by the agency's clock, both of them in it. */
export interface OrderedRenewal {
  readonly licenceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly assetName: string;
  readonly from: string;
  readonly through: string;
}

/**
 * `orders/{projectId}`, or `orders/{soldLicenceId}_{number}` for a renewal: what a client orders. Money in minor units of `currency`.
 */
export interface Order {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** As it was called when it was ordered. */
  readonly projectName: string;
  /** Absent: it is the project that is ordered. */
  readonly renewal?: OrderedRenewal;
  readonly state: OrderState;
  /** How often the client has accepted a price; 0: not yet. */
  readonly revision: number;
  readonly currency: string;
  /** What everything costs before VAT. */
  readonly net: number;
  readonly extras: readonly OrderExtra[];
  /** Null: not known, for want of an invoice address or of a rule for its country. */
  readonly vat: VatAmount | null;
  /** With VAT, where it is known. */
  readonly total: number;
  /** What has been received of it. */
  readonly paid: number;
  /** Of the price that the client accepted, or, of a draft, that they see: another key is another price. */
  readonly priceKey: string;
  /** Version of the rate table that it is priced by, for as long as it stands. */
  readonly rateTableVersion: number;
  /** The client's own number for it, printed on invoices; empty: none. */
  readonly reference: string;
  /** Bookings that were cancelled though it is ordered. Absent: none. */
  readonly points?: readonly OrderPoint[];
  /** Since when one of these is open; null or absent: none is. */
  readonly openSince?: Instant | null;
  /** The invoice that stands for it; null: none. */
  readonly invoiceId: string | null;
  /** By when that one is to be paid, `YYYY-MM-DD`; null: none stands. Absent: it was issued before this was kept. */
  readonly dueOn?: string | null;
  /** Who ordered; null: nobody yet. */
  readonly orderedBy: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `orderStatus/{orderId}_{number}`: one step of an order, never changed. */
export interface OrderStep {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly state: OrderState;
  /** Revision of the order from this step on. */
  readonly revision: number;
  readonly total: number;
  readonly currency: string;
  /** Which side took it. */
  readonly side: 'client' | 'agency' | 'provider';
  readonly at: Instant;
}

/** `paymentActions/{orderId}`: how the payment of an order stands. */
export interface PaymentAction {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly provider: PaymentProvider;
  readonly status: PaymentState;
  /** What it is as of, by the provider’s clock: what they report late changes nothing. */
  readonly asOf: Instant;
  readonly updatedAt: Instant;
}

/** `payments/{id}`: money that came in for an order. */
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
  /** What the bank says of it; empty: nothing. */
  readonly reference: string;
  readonly provider: PaymentProvider;
  readonly recordedAt: Instant;
}

/**
 * What became of what a provider reported. `applied`: the order follows it. `noted`: it changes nothing, being late or known.
 * The others wait for somebody of the agency: money for an order that is not there or waits for none, in another currency, or
 * another amount than was asked for or is open; or a kind of report that nothing is done about here.
 */
export const PAYMENT_OUTCOMES = [
  'applied',
  'noted',
  'unknownEvent',
  'unknownOrder',
  'notNow',
  'wrongCurrency',
  'wrongAmount',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** `paymentEvents/{provider}_{id}`: something that a provider reported, kept so that it counts once. The agency’s staff read it. */
export interface PaymentEvent {
  readonly id: string;
  /** Null: of no agency that it names. */
  readonly agencyId: string | null;
  /** As it names it; null: none. */
  readonly orderId: string | null;
  readonly provider: PaymentProvider;
  /** The provider’s name for what happened. */
  readonly kind: string;
  readonly outcome: PaymentOutcome;
  /** Money that came in, in minor units of `currency`; null: none. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The provider’s own number of the payment, by which it is found there; null: none. */
  readonly reference: string | null;
  /** When it happened there, and when we heard of it. */
  readonly at: Instant;
  readonly receivedAt: Instant;
}

/** Whether an order is one: somebody accepted its price, and nobody has taken that back. */
export const stands = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'received' || state === 'confirmed' || state === 'paid';

import type { ChargeKind } from '../bookings/charges.ts';
import { getPaperNumber, isAwaitingIssue, type Invoice } from './invoices.ts';
import type { Order } from './orders.ts';

/** States of placed orders; drafts are not listed. */
export const PLACED_STATES = ['received', 'confirmed', 'paid', 'cancelled'] as const;
export type PlacedState = (typeof PLACED_STATES)[number];

export const isPlaced = (order: Order): order is Order & { readonly state: PlacedState } =>
  PLACED_STATES.some((state) => state === order.state);

/** Filters of an order list; `overdue`: confirmed, and not paid by its invoice's due date. */
export const ORDER_FILTERS = [...PLACED_STATES, 'overdue'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const ORDERS_PAGE = 25;

const DAY_MS = 24 * 60 * 60 * 1000;

/** An order in a list, with its valid invoice, or its last one when cancelled. Money in minor units of `currency`. */
export interface OrderRow extends Pick<
  Order,
  'id' | 'projectId' | 'projectName' | 'currency' | 'net' | 'total' | 'paid' | 'reference'
> {
  readonly state: PlacedState;
  readonly renewedLicenceId: string | null;
  /** Null: no charge for a booking. */
  readonly charge: ChargeKind | null;
  readonly companyName: string;
  /** Null: unknown. */
  readonly vat: number | null;
  /** The balance. */
  readonly open: number;
  /** Null: not issued. Days are `YYYY-MM-DD`. */
  readonly invoice: {
    readonly id: string;
    readonly number: string;
    readonly issuedOn: string;
    readonly dueOn: string;
  } | null;
  readonly isOverdue: boolean;
  /** Day of the last payment reminder, `YYYY-MM-DD`; null: none was sent. */
  readonly remindedOn: string | null;
  /** ISO, UTC. */
  readonly updatedAt: string;
}

/** An invoice or credit note in a list. Money in minor units of `currency`; a credit note's amounts are negative. */
export interface PaperRow extends Pick<
  Invoice,
  | 'id'
  | 'projectId'
  | 'projectName'
  | 'kind'
  | 'number'
  | 'credits'
  | 'issuedOn'
  | 'dueOn'
  | 'reference'
  | 'currency'
  | 'net'
  | 'total'
> {
  /** Whether it is a pro forma whose invoice wasn't recorded yet. */
  readonly isProForma: boolean;
  readonly vat: number;
  /** The buyer's legal name and tax number, as printed; empty: none. */
  readonly buyer: string;
  readonly vatTaxId: string;
}

export const toPaperRow = ({ buyer, vat, ...invoice }: Invoice): PaperRow => {
  const { id, projectId, projectName, kind, credits, issued, dueOn, reference, currency } = invoice;
  const sign = kind === 'creditNote' ? -1 : 1;

  return {
    id,
    projectId,
    projectName,
    kind,
    number: getPaperNumber(invoice),
    credits,
    isProForma: isAwaitingIssue(invoice),
    issuedOn: issued?.issuedOn ?? invoice.issuedOn,
    dueOn,
    reference,
    currency,
    net: sign * Math.abs(invoice.net),
    vat: sign * Math.abs(vat.amount),
    total: sign * Math.abs(invoice.total),
    buyer: buyer.legalName,
    vatTaxId: buyer.vatTaxId,
  };
};

/** Returns an order's balance; zero when cancelled. */
export const openAmount = ({ state, total, paid }: Pick<Order, 'state' | 'total' | 'paid'>): number =>
  state === 'confirmed' || state === 'received' ? Math.max(0, total - paid) : 0;

/** Returns whether an order is overdue on a day, both `YYYY-MM-DD` in the agency's time zone. */
export const isOverdueOn = (
  order: Pick<Order, 'state' | 'total' | 'paid'>,
  dueOn: string | undefined,
  today: string,
): boolean => order.state === 'confirmed' && dueOn !== undefined && dueOn < today && openAmount(order) > 0;

/** Returns how many days a due date is past on a day, both `YYYY-MM-DD`. */
export const countDaysOverdue = (dueOn: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);

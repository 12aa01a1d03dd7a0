import type { Order } from './orders.ts';

/** States of placed orders; drafts are not listed. */
export const PLACED_STATES = ['received', 'confirmed', 'paid', 'cancelled'] as const;
export type PlacedState = (typeof PLACED_STATES)[number];

/** What a list of orders is cut down to; `overdue`: confirmed, and not paid by the day that its invoice names. */
export const ORDER_FILTERS = [...PLACED_STATES, 'overdue'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Orders of a page. */
export const ORDERS_PAGE = 25;

/** An order in a list, with the invoice that stands for it. Money in minor units of `currency`. */
export interface OrderRow extends Pick<
  Order,
  'id' | 'projectId' | 'projectName' | 'currency' | 'net' | 'total' | 'paid' | 'reference'
> {
  readonly state: PlacedState;
  readonly isRenewal: boolean;
  readonly companyName: string;
  /** Null: not known. */
  readonly vat: number | null;
  /** What is still to be paid. */
  readonly open: number;
  /** Null: none was issued. Days are `YYYY-MM-DD`. */
  readonly invoice: {
    readonly id: string;
    readonly number: string;
    readonly issuedOn: string;
    readonly dueOn: string;
  } | null;
  readonly isOverdue: boolean;
  /** ISO, UTC. */
  readonly updatedAt: string;
}

/** What is still to be paid of an order: nothing of one that was cancelled. */
export const openAmount = ({ state, total, paid }: Pick<Order, 'state' | 'total' | 'paid'>): number =>
  state === 'confirmed' || state === 'received' ? Math.max(0, total - paid) : 0;

/** Whether an order should have been paid before a day, both `YYYY-MM-DD` by the agency's clock. */
export const isOverdueOn = (
  order: Pick<Order, 'state' | 'total' | 'paid'>,
  dueOn: string | undefined,
  today: string,
): boolean => order.state === 'confirmed' && dueOn !== undefined && dueOn < today && openAmount(order) > 0;

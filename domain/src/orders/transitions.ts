import { defineTransitions, PRODUCERS, STAFF } from '../transitions.ts';
import { isInvoiceAwaited, ORDER_STATES, type Order, type OrderState } from './orders.ts';

/** `awaiting`: confirmed, and its invoice waits until all deliveries are accepted. */
export const ORDER_STAGES = [...ORDER_STATES, 'awaiting'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Returns the state of an order that decides on its changes. */
export const getOrderStage = (order: Pick<Order, 'state' | 'awaitsAcceptance'>): OrderStage =>
  isInvoiceAwaited(order) ? 'awaiting' : order.state;

const IN_FORCE = ['received', 'awaiting', 'confirmed', 'paid'] as const;
const TOLD = { event: 'order.changed', mails: ['order'], refusal: 'order.notNow' } as const;

/**
 * All changes of a project's order. Clients order and accept changed prices, which the agency confirms again; the agency confirms and records
 * payment. Before confirmation both may cancel, afterwards only the agency, and once paid only an admin, because it means a refund.
 */
export const orderTransitions = defineTransitions<OrderStage>()({
  place: {
    ...TOLD,
    from: ['draft', ...IN_FORCE],
    to: 'received',
    by: ['client'],
    action: 'orders.place',
  },
  confirm: {
    ...TOLD,
    from: ['received'],
    done: ['confirmed', 'awaiting'],
    to: ['confirmed', 'awaiting', 'paid'],
    by: STAFF,
    action: 'orders.move',
  },
  bill: {
    ...TOLD,
    from: ['awaiting'],
    to: 'confirmed',
    by: [...STAFF, 'platform'],
    action: 'orders.bill',
  },
  settle: {
    ...TOLD,
    from: ['confirmed'],
    done: ['paid'],
    to: 'paid',
    by: STAFF,
    action: 'orders.move',
    refusals: { awaiting: 'order.notBilled' },
  },
  recordPayment: {
    ...TOLD,
    from: ['confirmed'],
    to: ['confirmed', 'paid'],
    by: STAFF,
    action: 'orders.recordPayment',
    refusals: { awaiting: 'order.notBilled' },
  },
  remind: {
    from: ['confirmed'],
    by: STAFF,
    action: 'orders.remind',
    mails: ['payment-reminder'],
    refusal: 'order.notNow',
    refusals: { awaiting: 'order.notBilled' },
  },
  // Parts of an invoice; cancelling credits all of it.
  credit: {
    from: ['confirmed', 'paid'],
    to: ['confirmed', 'paid'],
    by: STAFF,
    only: { paid: ['admin'] },
    action: 'orders.credit',
    event: 'order.changed',
    mails: ['order'],
    refusal: 'order.notNow',
    refusals: { awaiting: 'order.notBilled' },
  },
  refund: {
    from: ['paid', 'cancelled'],
    by: ['admin'],
    action: 'orders.recordRefund',
    refusal: 'order.notNow',
    refusals: { awaiting: 'order.notBilled' },
  },
  checkout: { from: ['confirmed'], by: ['client'], action: 'orders.checkout', refusal: 'order.notNow' },
  // By card; money for an order that was accepted again counts too, because it has left the client.
  takePayment: {
    ...TOLD,
    from: ['received', 'awaiting', 'confirmed'],
    to: ['received', 'awaiting', 'confirmed', 'paid'],
    by: ['platform'],
    action: 'orders.paymentWebhook',
  },
  cancel: {
    ...TOLD,
    from: IN_FORCE,
    done: ['cancelled'],
    to: 'cancelled',
    by: PRODUCERS,
    only: { awaiting: STAFF, confirmed: STAFF, paid: ['admin'] },
    action: 'orders.move',
  },
  restart: {
    from: ['cancelled'],
    done: ['draft'],
    to: 'draft',
    by: ['client'],
    action: 'orders.move',
    event: 'order.changed',
    refusal: 'order.notNow',
  },
  setExtras: {
    from: ['draft', ...IN_FORCE],
    by: STAFF,
    action: 'orders.setExtras',
    mails: ['order'],
    refusal: 'order.notNow',
  },
  // A charge's amount, before it is confirmed.
  lowerCharge: {
    from: [],
    by: STAFF,
    action: 'bookings.lowerCharge',
    event: 'order.changed',
    refusal: 'order.notNow',
  },
  discount: {
    from: ['draft', 'received'],
    by: STAFF,
    action: 'orders.setExtras',
    mails: ['order'],
    refusal: 'order.notNow',
  },
});

export type OrderTransition = keyof typeof orderTransitions;

/** All changes of a renewal's order, whose price is that of the licence. */
export const renewalTransitions: typeof orderTransitions = {
  ...orderTransitions,
  place: { ...orderTransitions.place, from: [] },
  restart: { ...orderTransitions.restart, from: [] },
  setExtras: { ...orderTransitions.setExtras, from: [] },
  discount: { ...orderTransitions.discount, from: [] },
};

/** All changes of a charge: the client owes it, so only the agency waives it. */
export const chargeTransitions: typeof orderTransitions = {
  ...renewalTransitions,
  cancel: { ...orderTransitions.cancel, by: STAFF },
  lowerCharge: { ...orderTransitions.lowerCharge, from: ['received'] },
};

export const getOrderTransitions = ({
  renewal,
  charge,
}: Pick<Order, 'renewal' | 'charge'>): typeof orderTransitions => {
  if (charge) return chargeTransitions;
  return renewal ? renewalTransitions : orderTransitions;
};

/** The change that leads an order to a state. */
export const MOVES = {
  draft: 'restart',
  confirmed: 'confirm',
  paid: 'settle',
  cancelled: 'cancel',
} as const satisfies Readonly<Record<Exclude<OrderState, 'received'>, OrderTransition>>;

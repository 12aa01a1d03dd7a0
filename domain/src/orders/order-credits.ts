import type { OrderExtra } from './billing-fields.ts';
import type { Order } from './orders.ts';

/** Partial credits of one invoice. */
export const CREDITS_MAX = 20;

/** Returns whether an extra is a discount, which is negative. */
export const isDiscount = ({ amount }: OrderExtra): boolean => amount < 0;

/** Returns the received amount that an order no longer needs: all of it once cancelled, or what exceeds the total. */
export const getRefundable = ({ state, total, paid }: Pick<Order, 'state' | 'total' | 'paid'>): number => {
  if (state === 'cancelled') return paid;
  return state === 'paid' ? Math.max(0, paid - total) : 0;
};

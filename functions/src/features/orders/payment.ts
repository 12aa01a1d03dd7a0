import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readOrder, readPaymentAction } from '../../records/orders.ts';

/** How the payment of an order stands. */
export const showPaymentStatus: Operation<'orders.paymentStatus'> = async ({ caller, params: { id } }) => {
  visibleTo(caller, 'orders', await readOrder(id));
  return { status: (await readPaymentAction(id))?.status ?? 'none' };
};

/** Pays by invoice, which needs nothing but the invoice: 409 before it is there. */
export const checkOut: Operation<'orders.checkout'> = async ({ caller, params: { orderId } }) => {
  const order = visibleTo(caller, 'orders', await readOrder(orderId));
  if (order.state !== 'confirmed') throw new AppError(409, 'order.notNow');
  return { status: (await readPaymentAction(orderId))?.status ?? 'requires_action', redirectUrl: null };
};

import { Timestamp } from 'firebase-admin/firestore';
import { getRefundable } from '@domain/orders/order-credits.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireTransition } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { orders } from '../../work/collections/orders.ts';
import { createPayment } from '../../work/records/orders.ts';
import { operation } from '../../work/unit/operation.ts';

/** Records a refund as a negative payment. 422 for a future one, and for more than the order no longer needs. */
export const recordRefund = operation(
  'orders.recordRefund',
  { record: orders, facts: ['paid'] },
  async ({ work, caller, params: { id }, body: { amount, refundedOn, reference } }) => {
    const order = await work.get(orders, id);
    requireTransition(getOrderTransitions(order).refund, getOrderStage(order), getRolesIn(caller, order));
    if (refundedOn > (await getAgencyDay(order.agencyId, work)))
      throw new AppError(422, 'payment.future', { property: 'refundedOn' });
    if (amount > getRefundable(order)) throw new AppError(422, 'refund.tooMuch', { property: 'amount' });

    const changed: Order = { ...order, paid: order.paid - amount, updatedAt: Timestamp.now() };

    work.set(orders, changed);
    createPayment(work, order, { amount: -amount, receivedOn: refundedOn, reference, provider: 'invoice' });

    return serialise(changed);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { orders } from '../../work/collections/orders.ts';
import { createPayment, recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import { readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import { updateEarnings } from './update-earnings.ts';

interface Received {
  readonly amount: number;
  /** `YYYY-MM-DD`, like `today`, in the agency's time zone. */
  readonly receivedOn: string;
  readonly today: string;
}

/** 422 for a future payment and for more than the balance; 409 for an order that expects none. */
const refuseUnsound = (order: Order, { amount, receivedOn, today }: Received): void => {
  const { total, paid } = order;
  requireState(orderTransitions.recordPayment, getOrderStage(order));
  if (receivedOn > today) throw new AppError(422, 'payment.future', { property: 'receivedOn' });
  if (amount > total - paid) throw new AppError(422, 'payment.tooMuch', { property: 'amount' });
};

/** Records a payment. Instalments add up; the last one marks the order as paid and notifies the client. */
export const recordPayment = operation(
  'orders.recordPayment',
  async ({ work, params: { id }, body: { amount, receivedOn, reference }, locale }) => {
    const order = await work.get(orders, id);
    const project = await readProject(order.projectId, work);
    if (!project) throw notFound();

    const today = await getAgencyDay(order.agencyId, work);
    refuseUnsound(order, { amount, receivedOn, today });

    const paid = order.paid + amount;
    const isPaid = paid === order.total;
    const changed: Order = {
      ...order,
      paid,
      state: isPaid ? 'paid' : order.state,
      updatedAt: Timestamp.now(),
    };

    work.set(orders, changed);
    await updateEarnings(work, order, changed, today);
    createPayment(work, order, { amount, receivedOn, reference, provider: 'invoice' });

    recordPaymentAction(work, order, {
      provider: 'invoice',
      status: isPaid ? 'succeeded' : 'processing',
    });

    if (isPaid) recordOrderStep(work, changed, 'agency');
    work.audit(order, { paid: order.paid, state: order.state }, { paid, state: changed.state });

    if (isPaid)
      await notifyOrder(work, project, order.orderedBy, {
        order: changed,
        occasion: 'paid',
        number: order.revision,
        byClient: false,
        locale,
      });

    return serialise(changed);
  },
);

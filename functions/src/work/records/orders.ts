import { Timestamp } from 'firebase-admin/firestore';
import {
  isInvoiceAwaited,
  type Order,
  type OrderStep,
  type Payment,
  type PaymentAction,
} from '@domain/orders/orders.ts';
import { recordEvent } from './webhook-events.ts';
import type { Work } from '../unit/work.ts';
import { payments, paymentActions, orderStatus, orders, cardPaymentRef } from '../collections/orders.ts';

/** Acceptances within this time of a mark share it, in milliseconds: files are accepted in a series. */
const MARK_MS = 1000;

/** Has an order of this unit that waits for acceptance checked soon; a change of one that doesn't wait is none. */
export const markBillDue = (work: Work, order: Order | undefined): void => {
  if (!order?.awaitsAcceptance) return;
  const age = Date.now() - (order.billDueAt?.toMillis() ?? 0);
  if (age < 0 || age >= MARK_MS) work.update(order, { billDueAt: Timestamp.now() });
};

/** Has an order that still waits checked again at a moment, unless it was marked since it was read. */
export const postponeBill = async (work: Work, { id, billDueAt }: Order, until: Timestamp): Promise<void> => {
  const order = await work.read(orders, id);
  if (!order?.billDueAt || order.billDueAt.toMillis() !== billDueAt?.toMillis()) return;
  work.update(order, { billDueAt: isInvoiceAwaited(order) ? until : null });
};

const getOwner = ({ id, agencyId, companyId, projectId }: Order) => ({
  agencyId,
  companyId,
  projectId,
  orderId: id,
});

const addStep = (work: Work, order: Order, more: Pick<OrderStep, 'side' | 'reminded' | 'letter'>): void => {
  const { state, revision, total, currency } = order;

  const step: Omit<OrderStep, 'id'> = {
    ...getOwner(order),
    state,
    revision,
    total,
    currency,
    ...more,
    at: Timestamp.now(),
  };

  work.transaction.create(orderStatus().doc(), step);
};

/** Adds a letter about an overdue invoice to an order's history. */
export const recordReminder = (
  work: Work,
  order: Order,
  reminder: Required<Pick<OrderStep, 'reminded' | 'letter'>>,
): void => addStep(work, order, { side: 'agency', ...reminder });

/** Adds a step to an order's history and notifies the agency's webhooks. */
export const recordOrderStep = (work: Work, order: Order, side: OrderStep['side']): void => {
  addStep(work, order, { side });

  const { agencyId, projectId, id: orderId, state, revision, total, currency } = order;
  recordEvent(work, {
    agencyId,
    event: 'order.changed',
    data: { projectId, orderId, state, revision, total, currency },
  });
};

export const recordPaymentAction = (
  work: Work,
  order: Order,
  {
    provider,
    status,
    asOf = Timestamp.now(),
  }: Pick<PaymentAction, 'provider' | 'status'> & Partial<Pick<PaymentAction, 'asOf'>>,
): void => {
  const action: Omit<PaymentAction, 'id'> = {
    ...getOwner(order),
    provider,
    status,
    asOf,
    updatedAt: Timestamp.now(),
  };
  work.transaction.set(paymentActions.doc(order.id), action);
};

/** Adds a payment; a provider's is identified by its reference. */
export const createPayment = (
  work: Work,
  order: Order,
  payment: Pick<Payment, 'amount' | 'receivedOn' | 'reference' | 'provider'>,
): void => {
  const { currency } = order;
  const record: Omit<Payment, 'id'> = {
    ...getOwner(order),
    ...payment,
    currency,
    recordedAt: Timestamp.now(),
  };
  const ref =
    payment.provider === 'invoice' ? payments().doc() : cardPaymentRef(payment.provider, payment.reference);

  work.transaction.create(ref, record);
};

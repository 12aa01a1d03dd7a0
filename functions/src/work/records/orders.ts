import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import {
  isInvoiceAwaited,
  type Order,
  type OrderStep,
  type Payment,
  type PaymentAction,
  type PaymentProvider,
} from '@domain/orders/orders.ts';
import { OVERDUE_MAX } from '@domain/work/work.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import {
  countWaiting,
  findUpTo,
  limitToAgency,
  findLatest,
  limitToOwner,
  tally,
  type Tally,
  type Waiting,
  type RecordOwner,
} from '../../platform/firestore/tally.ts';
import { recordEvent } from './webhook-events.ts';
import type { Work } from '../unit/work.ts';

const payments = () => collectionRef('payments');

const paymentActions = collection<PaymentAction>('paymentActions');

const orderStatus = () => collectionRef('orderStatus');

export const orders = collection<Order>('orders');

/** A project's order has the project's id. */
export const readOrder = orders.get;

/** Acceptances within this time of a mark share it, in milliseconds: files are accepted in a series. */
const MARK_MS = 1000;

/** Has an order that waits for acceptance checked soon; a change of one that doesn't wait is none. */
export const markBillDue = (work: Work, order: Order | undefined): void => {
  if (!order?.awaitsAcceptance) return;
  const age = Date.now() - (order.billDueAt?.toMillis() ?? 0);
  if (age < 0 || age >= MARK_MS) work.updateById(orders, order.id, { billDueAt: Timestamp.now() });
};

/** Has an order that still waits checked again at a moment, unless it was marked since it was read. */
export const postponeBill = async (work: Work, { id, billDueAt }: Order, until: Timestamp): Promise<void> => {
  const order = await work.read(orders, id);
  if (!order?.billDueAt || order.billDueAt.toMillis() !== billDueAt?.toMillis()) return;
  work.updateById(orders, id, { billDueAt: isInvoiceAwaited(order) ? until : null });
};

const queryBillsDue = (by: Timestamp, agencyId?: string) =>
  limitToAgency(orders.ref, agencyId).where('billDueAt', '<=', by);

export const findBillsDue = (by: Timestamp, limit: number, agencyId?: string): Promise<readonly Order[]> =>
  orders.find(queryBillsDue(by, agencyId).orderBy('billDueAt').orderBy(FieldPath.documentId()).limit(limit));

export const tallyBillsDue = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryBillsDue(by, agencyId), 'billDueAt');

const getOwner = ({ id, agencyId, companyId, projectId }: Order) => ({
  agencyId,
  companyId,
  projectId,
  orderId: id,
});

/** Adds a step to an order's history and notifies the agency's webhooks. */
export const recordOrderStep = (work: Work, order: Order, side: OrderStep['side']): void => {
  const { state, revision, total, currency } = order;

  const step: Omit<OrderStep, 'id'> = {
    ...getOwner(order),
    state,
    revision,
    total,
    currency,
    side,
    at: Timestamp.now(),
  };

  work.transaction.create(orderStatus().doc(), step);

  const { agencyId, projectId, id: orderId } = order;
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

export const readPaymentAction = paymentActions.get;

/** Id of a provider's payment, so that repeated events count once. */
const cardPaymentRef = (provider: PaymentProvider, reference: string) =>
  payments().doc(`${provider}_${reference}`);

export const isCounted = async (work: Work, provider: PaymentProvider, reference: string): Promise<boolean> =>
  (await work.transaction.get(cardPaymentRef(provider, reference))).exists;

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

interface OrderListFilters {
  readonly agencyId: string;
  readonly companyId: string | undefined;
  readonly states: readonly Order['state'][];
}

export const findPlacedOrders = async (
  { agencyId, companyId, states }: OrderListFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Order[]> => {
  const query = limitToOwner(orders.ref, { agencyIds: [agencyId], companyId })
    .where('state', 'in', [...states])
    .orderBy('updatedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return orders.find(after ? query.startAfter(after.createdAt, after.id) : query);
};

/** Counts orders in a state, longest in it first. */
export const tallyOrders = (recordOwner: RecordOwner, state: Order['state']): Promise<Tally<Order>> =>
  tally(limitToOwner(orders.ref, recordOwner).where('state', '==', state).orderBy('updatedAt'));

/** Counts orders in force with an open point, longest waiting first. */
export const tallyToSettle = (recordOwner: RecordOwner): Promise<Tally<Order>> =>
  tally(
    limitToOwner(orders.ref, recordOwner)
      .where('openSince', '>', Timestamp.fromMillis(0))
      .orderBy('openSince'),
  );

/** Returns confirmed orders with payment due before a day (`YYYY-MM-DD`, in the agency's zone), longest overdue first. */
export const findOverdueOrders = (recordOwner: RecordOwner, today: string): Promise<readonly Order[]> =>
  findUpTo(
    limitToOwner(orders.ref, recordOwner)
      .where('state', '==', 'confirmed')
      .where('dueOn', '<', today)
      .orderBy('dueOn'),
    OVERDUE_MAX,
  );

export const findLatestSteps = (recordOwner: RecordOwner, since: Timestamp): Promise<readonly OrderStep[]> =>
  findLatest(limitToOwner(orderStatus(), recordOwner), 'at', since);

import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { addDays } from '@domain/values/add-days.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import type { Order, OrderStep, Payment, PaymentAction, PaymentProvider } from '@domain/orders/orders.ts';
import { OVERDUE_MAX } from '@domain/work/work.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { collectionRef, toRecord } from '../../platform/firestore/db.ts';
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
import type { Work } from '../unit/work.ts';

export const payments = () => collectionRef('payments');

/** An agency's payments of a span of days, `YYYY-MM-DD`. */
export const findPaymentsOf = async (
  agencyId: string,
  { from, through }: { readonly from: string; readonly through: string },
): Promise<readonly Payment[]> => {
  const query = payments()
    .where('agencyId', '==', agencyId)
    .where('receivedOn', '>=', from)
    .where('receivedOn', '<=', through);
  return (await query.get()).docs.flatMap((snapshot) => toRecord<Payment>(snapshot) ?? []);
};

export const paymentActions = collection<PaymentAction>('paymentActions');

export const orderStatus = () => collectionRef('orderStatus');

/** Letters are checked in the morning after the due day, in UTC. */
const LETTER_HOUR = 7;

const DECIDING = ['state', 'dueOn', 'total', 'paid'] as const;

/** Returns when to check an order for a letter about its overdue invoice. A change of other fields keeps a check postponed. */
export const getLetterDue = (order: Order, change: Partial<Order>): Partial<Order> => {
  if (DECIDING.every((field) => change[field] === undefined)) return {};
  const { state, dueOn } = order;
  if (state !== 'confirmed' || !dueOn || openAmount(order) === 0) return { letterDueAt: null };
  return { letterDueAt: Timestamp.fromMillis(Date.parse(`${addDays(dueOn, 1)}T0${LETTER_HOUR}:00Z`)) };
};

export const orders = collection<Order>('orders', getLetterDue);

/** A project's order has the project's id. */
export const readOrder = orders.get;

const queryBillsDue = (by: Timestamp, agencyId?: string) =>
  limitToAgency(orders.ref, agencyId).where('billDueAt', '<=', by);

export const findBillsDue = (by: Timestamp, limit: number, agencyId?: string): Promise<readonly Order[]> =>
  orders.find(queryBillsDue(by, agencyId).orderBy('billDueAt').orderBy(FieldPath.documentId()).limit(limit));

/** Orders whose invoice waits until all deliveries are accepted. */
export const findAwaitedBills = (agencyId: string, limit: number): Promise<readonly Order[]> =>
  orders.find(
    orders.ref
      .where('agencyId', '==', agencyId)
      .where('billDueAt', '>', Timestamp.fromMillis(0))
      .orderBy('billDueAt')
      .limit(limit),
  );

export const tallyBillsDue = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryBillsDue(by, agencyId), 'billDueAt');

const queryLettersDue = (by: Timestamp, agencyId?: string) =>
  limitToAgency(orders.ref, agencyId).where('letterDueAt', '<=', by);

export const findLettersDue = (by: Timestamp, limit: number, agencyId?: string): Promise<readonly Order[]> =>
  orders.find(
    queryLettersDue(by, agencyId).orderBy('letterDueAt').orderBy(FieldPath.documentId()).limit(limit),
  );

export const tallyLettersDue = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryLettersDue(by, agencyId), 'letterDueAt');

export const readPaymentAction = paymentActions.get;

/** Id of a provider's payment, so that repeated events count once. */
export const cardPaymentRef = (provider: PaymentProvider, reference: string) =>
  payments().doc(`${provider}_${reference}`);

export const isCounted = async (work: Work, provider: PaymentProvider, reference: string): Promise<boolean> =>
  (await work.transaction.get(cardPaymentRef(provider, reference))).exists;

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

/** Returns orders that a person placed with an agency, last changed first. */
export const findPersonsOrders = (
  agencyId: string,
  orderedBy: string,
  limit: number,
): Promise<readonly Order[]> =>
  orders.find(
    orders.ref
      .where('agencyId', '==', agencyId)
      .where('orderedBy', '==', orderedBy)
      .orderBy('updatedAt', 'desc')
      .limit(limit),
  );

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

/** Counts orders with a changed price that their client hasn't accepted, longest waiting first. */
export const tallyRepriced = (recordOwner: RecordOwner): Promise<Tally<Order>> =>
  tally(
    limitToOwner(orders.ref, recordOwner)
      .where('repricedAt', '>', Timestamp.fromMillis(0))
      .orderBy('repricedAt'),
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

/** Most invoices that one bank statement is compared with. */
const UNPAID_MAX = 1000;

/** Confirmed orders, whose invoices are unpaid or paid in part; last changed first. */
export const findUnpaidOrders = (agencyId: string): Promise<readonly Order[]> =>
  orders.find(
    orders.ref
      .where('agencyId', '==', agencyId)
      .where('state', '==', 'confirmed')
      .orderBy('updatedAt', 'desc')
      .limit(UNPAID_MAX),
  );

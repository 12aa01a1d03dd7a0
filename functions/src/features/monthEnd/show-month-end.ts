import {
  MONTH_END_MAX,
  sumByCurrency,
  type MonthEndOrder,
  type MonthEndPart,
} from '@domain/monthEnd/month-end.ts';
import { getDeductions } from '@domain/orders/earnings.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import { isBilledOnAcceptance, type Order } from '@domain/orders/orders.ts';
import { ENTRY_STATES } from '@domain/payouts/payouts.ts';
import { OVERDUE_MAX } from '@domain/work/work.ts';
import { getAgency } from '../../work/access/caller.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { findBankEntries } from '../../work/collections/bank-entries.ts';
import { findLocks } from '../../work/collections/earning-locks.ts';
import { findDueEarnings } from '../../work/collections/earnings.ts';
import { findAwaitedBills, findOverdueOrders, findPlacedOrders } from '../../work/collections/orders.ts';
import type { Operation } from '../../work/operation.ts';

const toOrder = (order: Order, change: MonthEndOrder['change']): MonthEndOrder => {
  const { id, projectId, projectName, currency, dueOn = null } = order;
  return { id, projectId, projectName, amount: openAmount(order), currency, dueOn, change };
};

const toPart = (
  items: readonly { readonly currency: string; readonly amount: number }[],
  limit = MONTH_END_MAX,
): MonthEndPart => ({
  count: items.length,
  hasMore: items.length >= limit,
  sums: sumByCurrency(items),
});

const readToInvoice = async (agencyId: string) => {
  const [terms, received, awaiting] = await Promise.all([
    readBillingTerms(agencyId),
    findPlacedOrders({ agencyId, companyId: undefined, states: ['received'] }, undefined, MONTH_END_MAX),
    findAwaitedBills(agencyId, MONTH_END_MAX),
  ]);
  const orders = [
    ...received.map((order) => toOrder(order, isBilledOnAcceptance(order, terms) ? null : 'confirm')),
    // The agency has chosen not to invoice before its work is accepted.
    ...awaiting.map((order) => toOrder(order, null)),
  ];

  return { ...toPart(orders), orders };
};

const readOverdue = async (agencyId: string, today: string) => {
  const found = await findOverdueOrders({ agencyIds: [agencyId] }, today);
  const orders = found
    .filter((order) => openAmount(order) > 0)
    .map((order) => toOrder(order, order.remindedOn === today ? null : 'remind'));

  return { ...toPart(orders, OVERDUE_MAX), orders };
};

/** Earnings that are due, neither held nor in a run. */
const readToPay = async (agencyId: string, today: string): Promise<MonthEndPart> => {
  const [earnings, locks] = await Promise.all([
    findDueEarnings(agencyId, today, MONTH_END_MAX),
    findLocks(agencyId),
  ]);
  const locked = new Set(locks.map(({ id }) => id));
  const payable = earnings
    .filter(({ id }) => !locked.has(id))
    .map((earning) => ({
      currency: earning.currency,
      amount: getDeductions(earning).net - (earning.paid ?? 0),
    }));

  return { ...toPart(payable), hasMore: earnings.length === MONTH_END_MAX };
};

const readUnmatched = async (agencyId: string): Promise<MonthEndPart> => {
  const states = ENTRY_STATES.filter((state) => state === 'suggested' || state === 'unknown');
  const found = await Promise.all(
    states.map((state) => findBankEntries({ agencyId, state }, undefined, MONTH_END_MAX)),
  );
  return { ...toPart(found.flat()), hasMore: found.some(({ length }) => length === MONTH_END_MAX) };
};

/** Returns what is to do at the end of a month, at most a page of each kind. */
export const showMonthEnd: Operation<'monthEnd.show'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const today = await getAgencyDay(agencyId);
  const [toInvoice, overdue, toPay, unmatched] = await Promise.all([
    readToInvoice(agencyId),
    readOverdue(agencyId, today),
    readToPay(agencyId, today),
    readUnmatched(agencyId),
  ]);

  return { toInvoice, overdue, toPay, unmatched };
};

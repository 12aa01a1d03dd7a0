import {
  MONTH_END_MAX,
  pickAwaitedPapers,
  sumByCurrency,
  type MonthEndOrder,
  type MonthEndPart,
} from '@domain/monthEnd/month-end.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import { isBilledOnAcceptance, type Order } from '@domain/orders/orders.ts';
import { OVERDUE_MAX } from '@domain/work/work.ts';
import { getAgency } from '../../work/access/caller.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readCompanies } from '../../work/collections/companies.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { findAwaitedPapers } from '../../work/collections/invoices.ts';
import { findAwaitedBills, findOverdueOrders, findPlacedOrders } from '../../work/collections/orders.ts';
import type { Operation } from '../../work/operation.ts';

type Change = MonthEndOrder['change'];

/** Returns orders as the page shows them. Reads each company once. */
const toOrders = async (found: readonly (readonly [Order, Change])[]): Promise<readonly MonthEndOrder[]> => {
  const companies = await readCompanies([...new Set(found.map(([{ companyId }]) => companyId))]);

  return found.map(([order, change]) => {
    const { id, projectId, projectName, companyId, currency, dueOn = null } = order;
    const companyName = companies.get(companyId)?.name ?? '';
    return { id, projectId, projectName, companyName, amount: openAmount(order), currency, dueOn, change };
  });
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
  const orders = await toOrders([
    ...received.map((order) => [order, isBilledOnAcceptance(order, terms) ? null : 'confirm'] as const),
    // The agency has chosen not to invoice before its work is accepted.
    ...awaiting.map((order) => [order, null] as const),
  ]);

  return { ...toPart(orders), orders };
};

/** Pro formas whose invoice is issued elsewhere. */
const readAwaited = async (agencyId: string) => {
  const found = await findAwaitedPapers(agencyId, MONTH_END_MAX);
  const papers = pickAwaitedPapers(found).map(
    ({ id, kind, number, issuedOn, projectId, projectName, currency, total }) => {
      const amount = kind === 'creditNote' ? -Math.abs(total) : total;
      return { id, kind, number, issuedOn, projectId, projectName, currency, amount };
    },
  );

  return { ...toPart(papers), hasMore: found.length === MONTH_END_MAX, papers };
};

const readOverdue = async (agencyId: string, today: string) => {
  const found = await findOverdueOrders({ agencyIds: [agencyId] }, today);
  const orders = await toOrders(
    found
      .filter((order) => openAmount(order) > 0)
      .map((order) => [order, order.remindedOn === today ? null : 'remind'] as const),
  );

  return { ...toPart(orders, OVERDUE_MAX), orders };
};

/** Returns what is to do at the end of a month, at most a page of each kind. */
export const showMonthEnd: Operation<'monthEnd.show'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const today = await getAgencyDay(agencyId);
  const [toInvoice, awaited, overdue] = await Promise.all([
    readToInvoice(agencyId),
    readAwaited(agencyId),
    readOverdue(agencyId, today),
  ]);

  return { toInvoice, awaited, overdue };
};

import type { Timestamp } from 'firebase-admin/firestore';
import { getPaperNumber, type Invoice } from '@domain/orders/invoices.ts';
import {
  isOverdueOn,
  isPlaced,
  openAmount,
  ORDERS_PAGE,
  PLACED_STATES,
  type OrderRow,
  type PlacedState,
} from '@domain/orders/order-list.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getAgency } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readCompanies } from '../../work/collections/companies.ts';
import { findLastInvoices, readInvoices } from '../../work/collections/invoices.ts';
import { findPlacedOrders } from '../../work/collections/orders.ts';

const toRow = (
  order: Order & { readonly state: PlacedState },
  invoice: Invoice | undefined,
  companyName: string,
  today: string,
): OrderRow => {
  const { id, projectId, projectName, currency, net, total, paid, reference, state, vat, renewal, charge } =
    order;

  return {
    id,
    projectId,
    projectName,
    currency,
    net,
    total,
    paid,
    reference,
    state,
    companyName,
    renewedLicenceId: renewal?.licenceId ?? null,
    charge: charge?.kind ?? null,
    vat: vat?.amount ?? null,
    open: openAmount(order),
    invoice: invoice
      ? {
          id: invoice.id,
          number: getPaperNumber(invoice),
          issuedOn: invoice.issued?.issuedOn ?? invoice.issuedOn,
          dueOn: invoice.dueOn,
        }
      : null,
    isOverdue: isOverdueOn(order, invoice?.dueOn, today),
    remindedOn: order.remindedOn ?? null,
    updatedAt: new Date(order.updatedAt.toMillis()).toISOString(),
  };
};

/** Returns placed orders, last changed first: the chosen agency's, or a client's company's. A page of overdue ones may be short. */
export const listOrders: Operation<'orders.list'> = async ({ caller, query: { cursor, state } }) => {
  const agencyId = getAgency(caller);
  const companyId = toCompanyFilter(caller, agencyId);
  const states = state === undefined ? PLACED_STATES : [state === 'overdue' ? 'confirmed' : state];
  const [today, found] = await Promise.all([
    getAgencyDay(agencyId),
    findPlacedOrders({ agencyId, companyId, states }, parseCursor(cursor), ORDERS_PAGE),
  ]);
  const cancelled = found.filter(({ state }) => state === 'cancelled').map(({ id }) => id);
  const [invoices, credited, companies] = await Promise.all([
    readInvoices(found.flatMap(({ invoiceId }) => invoiceId ?? [])),
    findLastInvoices(cancelled),
    readCompanies([...new Set(found.map((order) => order.companyId))]),
  ]);

  const items = found
    .filter(isPlaced)
    .map((order) =>
      toRow(
        order,
        invoices.get(order.invoiceId ?? '') ?? credited.get(order.id),
        companies.get(order.companyId)?.name ?? '',
        today,
      ),
    )
    .filter(({ isOverdue }) => state !== 'overdue' || isOverdue);

  const last = found.at(-1);
  if (!last || found.length < ORDERS_PAGE) return { items };

  const { seconds, nanoseconds } = last.updatedAt as Timestamp;

  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};

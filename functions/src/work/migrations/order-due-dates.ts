import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getLetterDue } from '../collections/orders.ts';
import type { Migration } from './migration.ts';

/** Gives orders from before it was stored the due date of their invoice. Without it, no letter follows an overdue one. */
export const orderDueDates: Migration = {
  name: 'order-due-dates',
  collections: ['orders'],
  convert: async (_collection, record, readOther) => {
    const order = record as unknown as Order;
    if (order.dueOn !== undefined) return undefined;

    const invoice = order.invoiceId ? await readOther<Invoice>('invoices', order.invoiceId) : undefined;
    const change = { dueOn: invoice?.dueOn ?? null };

    return { ...change, ...getLetterDue({ ...order, ...change }, change) };
  },
};

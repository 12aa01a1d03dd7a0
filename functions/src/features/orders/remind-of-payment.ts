import { getNextLetter } from '@domain/orders/letters.ts';
import { isOverdueOn } from '@domain/orders/order-list.ts';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { invoices } from '../../work/collections/invoices.ts';
import { orders } from '../../work/collections/orders.ts';
import { operation } from '../../work/unit/operation.ts';
import { sendLetter } from './send-letter.ts';

/** Emails the buyer the next letter about an overdue invoice. 409 before it is due, twice a day, and when the buyer has lost access. */
export const remindOfPayment = operation(
  'orders.remind',
  { record: orders, facts: ['remindedOn', 'letter'] },
  async ({ work, params: { id } }) => {
    const order = await work.get(orders, id);
    requireState(orderTransitions.remind, getOrderStage(order));

    const [invoice, today] = await Promise.all([
      order.invoiceId === null ? undefined : work.read(invoices, order.invoiceId),
      getAgencyDay(order.agencyId, work),
    ]);

    if (!invoice) throw notFound();
    if (!isOverdueOn(order, invoice.dueOn, today)) throw new AppError(409, 'order.notOverdue');
    if (order.remindedOn === today) throw new AppError(409, 'order.remindedToday');

    const reminded = await sendLetter(work, order, { letter: getNextLetter(order.letter), invoice, today });
    if (!reminded) throw new AppError(409, 'order.buyerGone');

    return serialise(reminded);
  },
);

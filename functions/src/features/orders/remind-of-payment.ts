import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { countDaysOverdue, isOverdueOn, openAmount } from '@domain/orders/order-list.ts';
import { maySeeOrder } from '../../outgoing/mail/mails/orders/may-see-order.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { invoices } from '../../work/collections/invoices.ts';
import { orders } from '../../work/collections/orders.ts';
import { recordReminder } from '../../work/records/orders.ts';
import { readUser } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Emails the buyer about an overdue invoice. 409 before it is due, twice a day, and when the buyer has lost access. */
export const remindOfPayment = operation(
  'orders.remind',
  { record: orders, facts: ['remindedOn'] },
  async ({ work, params: { id } }) => {
    const order = await work.get(orders, id);
    requireState(orderTransitions.remind, getOrderStage(order));

    const [invoice, today, buyer] = await Promise.all([
      order.invoiceId === null ? undefined : work.read(invoices, order.invoiceId),
      getAgencyDay(order.agencyId, work),
      order.orderedBy === null ? undefined : readUser(order.orderedBy, work),
    ]);

    if (!invoice) throw notFound();
    if (!isOverdueOn(order, invoice.dueOn, today)) throw new AppError(409, 'order.notOverdue');
    if (order.remindedOn === today) throw new AppError(409, 'order.remindedToday');
    if (!buyer || !(await maySeeOrder(buyer.id, order))) throw new AppError(409, 'order.buyerGone');

    const { number, dueOn } = invoice;
    const reminded = { ...order, remindedOn: today };
    work.update(order, { remindedOn: today });
    recordReminder(work, order, number);

    queueMail(work, `reminder_${invoice.id}_${today}`, {
      kind: 'payment-reminder',
      to: buyer.email,
      locale: buyer.locale,
      agencyId: order.agencyId,
      params: {
        uid: buyer.id,
        name: buyer.displayName,
        orderId: id,
        invoiceId: invoice.id,
        number,
        projectName: order.projectName,
        dueOn,
        days: countDaysOverdue(dueOn, today),
        open: openAmount(order),
        currency: order.currency,
      },
    });

    return serialise(reminded);
  },
);

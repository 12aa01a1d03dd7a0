import type { Letter } from '@domain/orders/letters.ts';
import { getPaperNumber, type Invoice } from '@domain/orders/invoices.ts';
import { countDaysOverdue, openAmount } from '@domain/orders/order-list.ts';
import type { Order } from '@domain/orders/orders.ts';
import { maySeeOrder } from '../../outgoing/mail/mails/orders/may-see-order.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readUser } from '../../work/collections/users.ts';
import { recordReminder } from '../../work/records/orders.ts';
import type { Work } from '../../work/unit/work.ts';

interface SentLetter {
  readonly letter: Letter;
  readonly invoice: Invoice;
  /** `YYYY-MM-DD`, by the agency's clock. */
  readonly today: string;
}

/** Sends a letter about an overdue invoice to the buyer and records it on the order. Undefined when the buyer has lost access. */
export const sendLetter = async (
  work: Work,
  order: Order,
  { letter, invoice, today }: SentLetter,
): Promise<Order | undefined> => {
  const buyer = order.orderedBy === null ? undefined : await readUser(order.orderedBy, work);
  if (!buyer || !(await maySeeOrder(buyer.id, order))) return undefined;

  const { dueOn } = invoice;
  const number = getPaperNumber(invoice);
  const reminded = work.update(order, { letter, remindedOn: today });
  recordReminder(work, order, { reminded: number, letter });

  queueMail(work, `reminder_${invoice.id}_${today}`, {
    kind: 'payment-reminder',
    to: buyer.email,
    locale: buyer.locale,
    agencyId: order.agencyId,
    params: {
      uid: buyer.id,
      name: buyer.displayName,
      orderId: order.id,
      invoiceId: invoice.id,
      number,
      projectName: order.projectName,
      letter,
      dueOn,
      days: countDaysOverdue(dueOn, today),
      open: openAmount(order),
      currency: order.currency,
    },
  });

  return reminded;
};

import { addresses } from '@domain/navigation/addresses.ts';
import type { Letter } from '@domain/orders/letters.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readInvoice } from '../../../../work/collections/invoices.ts';
import { readOrder } from '../../../../work/collections/orders.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { readInvoiceFile } from '../../../documents/invoices/invoice-paper.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { maySeeOrder } from './may-see-order.ts';
import { writeReminder } from './payment-reminder.words.ts';

interface Params {
  readonly uid: string;
  readonly name: string;
  readonly orderId: string;
  readonly invoiceId: string;
  readonly number: string;
  readonly projectName: string;
  /** Absent: queued before there were several. */
  readonly letter?: Letter;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Days overdue when the agency sent it. */
  readonly days: number;
  /** In minor units, at the time. */
  readonly open: number;
  readonly currency: string;
}

/** To the buyer of an overdue order; not once it is paid, cancelled or invoiced again. */
export const paymentReminderMail = defineMail({
  kind: 'payment-reminder',
  noticeKind: 'orders',
  load: async (params: Params, { locale }) => {
    const {
      uid,
      orderId,
      invoiceId,
      name,
      number,
      projectName,
      letter = 'friendly',
      dueOn,
      days,
      open,
      currency,
    } = params;
    const [order, invoice] = await Promise.all([readOrder(orderId), readInvoice(invoiceId)]);
    const isOpen = order?.invoiceId === invoiceId && openAmount(order) > 0;
    if (!order || !invoice || !isOpen || !(await maySeeOrder(uid, order))) throw new NoLongerNeeded();

    return {
      content: {
        letter,
        name,
        number,
        projectName,
        due: formatDay(dueOn, locale),
        days,
        open: formatMoney(open, currency, locale),
        bankDetails: invoice.seller.bankDetails,
        attachment: await readInvoiceFile(invoice, locale),
      },
      href: order.renewal
        ? addresses.licences.href(undefined, order.renewal.licenceId)
        : addresses.project.href(order.projectId, ORDER_STEP),
    };
  },
  texts: { en: writeReminder('en'), es: writeReminder('es') },
  sample: ({ person, project, message }, locale) => ({
    letter: 'last',
    name: person,
    number: 'AO-2026-0007',
    projectName: project,
    due: formatDay('2026-11-17', locale),
    days: 12,
    open: formatMoney(128_450, 'EUR', locale),
    bankDetails: message,
    attachment: { fileName: 'AO-2026-0007.pdf', bytes: Buffer.from('%PDF-') },
  }),
});

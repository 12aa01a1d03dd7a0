import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readInvoice } from '../../../../work/collections/invoices.ts';
import { readOrder } from '../../../../work/collections/orders.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { maySeeOrder } from './may-see-order.ts';

interface Params {
  readonly uid: string;
  readonly name: string;
  readonly orderId: string;
  readonly invoiceId: string;
  readonly number: string;
  readonly projectName: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Days overdue when the agency sent it. */
  readonly days: number;
  /** In minor units, at the time. */
  readonly open: number;
  readonly currency: string;
}

interface Content {
  readonly name: string;
  readonly number: string;
  readonly projectName: string;
  readonly due: string;
  readonly days: number;
  readonly open: string;
  /** As printed on the invoice; empty: none. */
  readonly bankDetails: string;
}

const WORDS = {
  en: {
    subject: ({ number, projectName }: Content) => `Payment reminder: invoice ${number} for ${projectName}`,
    hello: ({ name }: Content) => `Hello ${name},`,
    lead: ({ number, projectName, days, open }: Content) =>
      `Invoice ${number} for ${projectName} is ${days === 1 ? '1 day' : `${days} days`} overdue. ${open} is still open. If your payment is already on its way, please ignore this email.`,
    invoice: 'Invoice',
    open: 'Open',
    due: 'Due',
    bankDetails: 'Bank details',
    action: 'Open the invoice',
  },
  es: {
    subject: ({ number, projectName }: Content) =>
      `Recordatorio de pago: factura ${number} de ${projectName}`,
    hello: ({ name }: Content) => `Hola, ${name}:`,
    lead: ({ number, projectName, days, open }: Content) =>
      `La factura ${number} de ${projectName} venció hace ${days === 1 ? '1 día' : `${days} días`} y queda un importe pendiente de ${open}. Si ya has hecho el pago, no tengas en cuenta este correo.`,
    invoice: 'Factura',
    open: 'Pendiente',
    due: 'Vencimiento',
    bankDetails: 'Datos bancarios',
    action: 'Abrir la factura',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];
    const { number, open, due, bankDetails } = content;

    return {
      subject: words.subject(content),
      paragraphs: [words.hello(content), words.lead(content)],
      details: [
        { label: words.invoice, text: number },
        { label: words.open, text: open },
        { label: words.due, text: due },
        ...(bankDetails === '' ? [] : [{ label: words.bankDetails, text: bankDetails }]),
      ],
      action: { label: words.action, href },
    };
  };

/** To the buyer of an overdue order; not once it is paid, cancelled or invoiced again. */
export const paymentReminderMail = defineMail({
  kind: 'payment-reminder',
  noticeKind: 'orders',
  load: async (params: Params, { locale }) => {
    const { uid, orderId, invoiceId, name, number, projectName, dueOn, days, open, currency } = params;
    const [order, invoice] = await Promise.all([readOrder(orderId), readInvoice(invoiceId)]);
    const isOpen = order?.invoiceId === invoiceId && openAmount(order) > 0;
    if (!order || !invoice || !isOpen || !(await maySeeOrder(uid, order))) throw new NoLongerNeeded();

    return {
      content: {
        name,
        number,
        projectName,
        due: formatDay(dueOn, locale),
        days,
        open: formatMoney(open, currency, locale),
        bankDetails: invoice.seller.bankDetails,
      },
      href: order.renewal
        ? addresses.licences.href(undefined, order.renewal.licenceId)
        : addresses.project.href(order.projectId, ORDER_STEP),
    };
  },
  replyTo: (_params, agencyEmail) => agencyEmail,
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, project, message }, locale) => ({
    name: person,
    number: 'AO-2026-0007',
    projectName: project,
    due: formatDay('2026-11-17', locale),
    days: 12,
    open: formatMoney(128_450, 'EUR', locale),
    bankDetails: message,
  }),
});

import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import { CREDITS_MAX } from '@domain/orders/order-credits.ts';
import type { Order } from '@domain/orders/orders.ts';
import { computeVat } from '@domain/orders/vat.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readInvoice } from '../../work/collections/invoices.ts';
import { orders } from '../../work/collections/orders.ts';
import { readParties } from '../../work/collections/parties.ts';
import { readProject } from '../../work/collections/projects.ts';
import { recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import type { Work } from '../../work/unit/work.ts';
import { prepareFeeCredits, type CreditedFee } from './credit-fees.ts';
import { preparePartialCredit } from './issue-invoice.ts';
import { updateEarnings } from './update-earnings.ts';

interface Credit {
  /** Before VAT, in minor units. */
  readonly net: number;
  readonly reason: string;
  readonly fees: readonly CreditedFee[];
  readonly locale: Locale;
}

/** Credits a part of an order's invoice by a credit note, with the fees of talents that it names. 422 for the whole amount. */
export const creditPart = async (
  work: Work,
  order: Order,
  { net, reason, fees, locale }: Credit,
): Promise<Order> => {
  const project = await readProject(order.projectId, work);
  if (!project) throw notFound();

  const { credits = [], vat, invoiceId } = order;
  const invoice = invoiceId === null ? undefined : await readInvoice(invoiceId, work);
  if (!invoice || !vat || credits.length === CREDITS_MAX) throw new AppError(409, 'order.notNow');
  if (net >= order.net) throw new AppError(422, 'credit.tooMuch', { property: 'net' });

  // Rounding never credits more VAT than is left.
  const due = computeVat(net, invoice.vat);
  const creditedVat = { ...due, amount: Math.min(due.amount, vat.amount) };
  const today = await getAgencyDay(order.agencyId, work);
  const { paper, issue } = await preparePartialCredit(work, invoice, await readParties(order, work), {
    net,
    reason,
    vat: creditedVat,
  });
  const creditFees = await prepareFeeCredits(work, order, net, fees);
  const total = order.total - paper.total;
  const isPaid = order.state === 'confirmed' && order.paid >= total;

  const changed: Order = {
    ...order,
    net: order.net - net,
    vat: { ...vat, amount: vat.amount - creditedVat.amount },
    total,
    credits: [...credits, { number: paper.number, reason, net, vat: creditedVat.amount }],
    state: isPaid ? 'paid' : order.state,
    updatedAt: Timestamp.now(),
  };

  issue();
  work.set(orders, changed);
  creditFees();
  if (isPaid) {
    await updateEarnings(work, order, changed, today);
    recordPaymentAction(work, order, { provider: 'invoice', status: 'succeeded' });
  }
  recordOrderStep(work, changed, 'agency');

  await notifyOrder(work, project, order.orderedBy, {
    order: changed,
    occasion: 'credited',
    number: credits.length + 1,
    paper: paper.number,
    byClient: false,
    locale,
  });

  return changed;
};

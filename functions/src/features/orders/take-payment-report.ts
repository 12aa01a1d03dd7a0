import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { getZone } from '@domain/agencies/agencies.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { dayIn } from '@domain/rates/day-in.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { prepareOrderMails } from '../../mail/notify-order.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import {
  createPayment,
  isCounted,
  recordOrderStep,
  recordPaymentAction,
  readOrder,
  readPaymentAction,
  storeOrder,
} from '../../records/orders.ts';
import { createPaymentEvent, isKnownPaymentEvent } from '../../records/payment-events.ts';
import { readProject } from '../../records/projects.ts';
import { judged, type Judgement, type PaymentReport } from './judge-report.ts';
import { prepareEarnings } from './note-earnings.ts';
import { readStripeReport } from './providers/stripe-report.ts';

/** Reads an order's related data and returns the write of a report: the payment is dated, and earnings become due, today in the agency's time zone. */
const prepareNote = async (
  transaction: Transaction,
  order: Order,
  { id, provider, reference, at }: PaymentReport,
): Promise<(judgement: Judgement, locale: Locale) => void> => {
  const [project, agency] = await Promise.all([
    readProject(order.projectId, transaction),
    readAgency(order.agencyId, transaction),
  ]);
  const zone = getZone(agency);
  const notify = project && (await prepareOrderMails(transaction, project, order.orderedBy));
  const noteEarnings = await prepareEarnings(transaction, order, dayIn(zone, new Date()));
  return ({ counts, status }, locale) => {
    if (status !== null) recordPaymentAction(transaction, order, { provider, status, asOf: at });
    if (counts === 0) return;
    const isPaid = status === 'succeeded';
    const after: Order = {
      ...order,
      paid: order.paid + counts,
      state: isPaid ? 'paid' : order.state,
      updatedAt: Timestamp.now(),
    };
    storeOrder(transaction, after);
    noteEarnings(after);
    createPayment(transaction, order, {
      amount: counts,
      receivedOn: dayIn(zone, new Date(at.toMillis())),
      reference: reference ?? id,
      provider,
    });
    if (!isPaid) return;
    recordOrderStep(transaction, after, 'provider');
    // The agency is notified as for clients' actions, because none of its people recorded it.
    notify?.({ order: after, occasion: 'paid', number: order.revision, byClient: true, locale });
  };
};

/**
 * Accepts a signed report from a payment provider; 400 without a valid signature, 200 otherwise, or it would be retried forever.
 * Each report counts once, in any order of arrival; unmatched ones are left to the agency.
 */
export const takePaymentReport: Operation<'orders.paymentWebhook'> = async ({ request, locale }) => {
  const report = readStripeReport(request.rawBody ?? Buffer.alloc(0), request.headers['stripe-signature']);
  const { id, orderId, provider, reference, kind, amount, currency, at } = report;
  await transact(async (transaction) => {
    if (await isKnownPaymentEvent(transaction, id)) return;
    const order = orderId === null ? undefined : await readOrder(orderId, transaction);
    const [action, isCountedNow] = await Promise.all([
      order && readPaymentAction(order.id, transaction),
      reference === null ? false : isCounted(transaction, provider, reference),
    ]);
    const judgement = judged(report, order, { action, isCounted: isCountedNow });
    const { outcome, counts, status } = judgement;
    const note = order && (await prepareNote(transaction, order, report));
    const agencyId = order?.agencyId ?? report.agencyId;
    createPaymentEvent(transaction, {
      ...{ id, agencyId, orderId, provider, kind, outcome, amount, currency, reference, at },
      receivedAt: Timestamp.now(),
    });
    recordAudit(
      transaction,
      { platform: provider },
      {
        agencyId,
        action: 'orders.paymentWebhook',
        subject: order ? `orders/${order.id}` : `paymentEvents/${id}`,
        before: order ? { paid: order.paid, state: order.state, status: action?.status ?? null } : null,
        after: { kind, outcome, counts, currency, status },
      },
    );
    note?.(judgement, locale);
  });
  return { received: true };
};

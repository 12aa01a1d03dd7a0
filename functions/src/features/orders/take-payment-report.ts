import { Timestamp } from 'firebase-admin/firestore';
import { getZone } from '@domain/agencies/agencies.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { orders, isCounted, readOrder, readPaymentAction } from '../../work/collections/orders.ts';
import { createPayment, recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import { paymentEvents, isProcessedPaymentEvent } from '../../work/collections/payment-events.ts';
import { readProject } from '../../work/collections/projects.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { judgeReport, type Judgement, type PaymentReport } from './judge-report.ts';
import { updateEarnings } from './update-earnings.ts';
import { readStripeReport } from './providers/stripe-report.ts';
import type { Work } from '../../work/unit/work.ts';

/** Applies a report to its order: the payment is dated, and earnings become due, today in the agency's time zone. */
const applyReport = async (
  work: Work,
  order: Order,
  { id, provider, reference, at }: PaymentReport,
  { counts, status }: Judgement,
  locale: Locale,
): Promise<void> => {
  if (status !== null) recordPaymentAction(work, order, { provider, status, asOf: at });

  if (counts === 0) return;

  const [project, agency] = await Promise.all([
    readProject(order.projectId, work),
    readAgency(order.agencyId, work),
  ]);
  const zone = getZone(agency);
  const isPaid = status === 'succeeded';
  const after: Order = {
    ...order,
    paid: order.paid + counts,
    state: isPaid ? 'paid' : order.state,
    updatedAt: Timestamp.now(),
  };

  work.set(orders, after);
  await updateEarnings(work, order, after, getDayInZone(zone, new Date()));

  createPayment(work, order, {
    amount: counts,
    receivedOn: getDayInZone(zone, new Date(at.toMillis())),
    reference: reference ?? id,
    provider,
  });

  if (!isPaid) return;

  recordOrderStep(work, after, 'provider');

  if (!project) return;

  // The agency is notified as for clients' actions, because none of its people recorded it.
  await notifyOrder(work, project, order.orderedBy, {
    order: after,
    occasion: 'paid',
    number: order.revision,
    byClient: true,
    locale,
  });
};

/** Accepts a signed provider report once, in any order of arrival. 400 without a valid signature, 200 otherwise, or it would be retried forever. */
export const takePaymentReport = operationInSteps(
  'orders.paymentWebhook',
  async ({ step, request, locale }) => {
    const report = readStripeReport(request.rawBody ?? Buffer.alloc(0), request.headers['stripe-signature']);
    const { id, orderId, provider, reference, kind, amount, currency, at } = report;

    await step(
      async (work) => {
        if (await isProcessedPaymentEvent(work, id)) return;

        const order = orderId === null ? undefined : await readOrder(orderId, work);
        const [action, isCountedNow] = await Promise.all([
          order && readPaymentAction(order.id, work),
          reference === null ? false : isCounted(work, provider, reference),
        ]);
        const judgement = judgeReport(report, order, { action, isCounted: isCountedNow });
        const { outcome, counts, status } = judgement;
        const agencyId = order?.agencyId ?? report.agencyId;

        work.create(paymentEvents, {
          id,
          agencyId,
          orderId,
          provider,
          kind,
          outcome,
          amount,
          currency,
          reference,
          at,
          receivedAt: Timestamp.now(),
        });

        work.audit(
          { subject: order ? `orders/${order.id}` : `paymentEvents/${id}`, agencyId },
          order ? { paid: order.paid, state: order.state, status: action?.status ?? null } : null,
          { kind, outcome, counts, currency, status },
        );

        if (order) await applyReport(work, order, report, judgement, locale);
      },
      { author: { platform: provider } },
    );

    return { received: true };
  },
);

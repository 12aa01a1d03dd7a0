import { Timestamp } from 'firebase-admin/firestore';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireAuthor, requireState } from '../../platform/errors/require-state.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import type { Operation } from '../../work/operation.ts';
import { readInvoice } from '../../work/collections/invoices.ts';
import { orders, readOrder, readPaymentAction } from '../../work/collections/orders.ts';
import { recordPaymentAction } from '../../work/records/orders.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { PROVIDERS } from './providers/providers.ts';

export const showPaymentStatus: Operation<'orders.paymentStatus'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'orders', await readOrder(id));
  return { status: (await readPaymentAction(id))?.status ?? 'none' };
};

/** Starts payment of an order's balance; a card payment returns the redirect address. 409: not confirmed, already paid, or provider not configured. */
export const checkOut = operationInSteps(
  'orders.checkout',
  async ({ step, caller, params: { orderId }, body: { provider } }) => {
    const order = requireVisible(caller, 'orders', await readOrder(orderId));
    requireAuthor(orderTransitions.checkout, getOrderStage(order), getRolesIn(caller, order));

    const { isOffered, begin } = PROVIDERS[provider];
    if (!isOffered()) throw new AppError(409, 'payment.noCard', { property: 'provider' });

    const invoice = order.invoiceId === null ? undefined : await readInvoice(order.invoiceId);
    requireState(orderTransitions.checkout, getOrderStage(order));
    if (!invoice) throw new AppError(409, 'order.notNow');

    const { redirectUrl, status, seconds } = await recordStep(async () => {
      const begun = await begin(order, invoice);
      return { redirectUrl: begun.redirectUrl, status: begun.status, seconds: begun.asOf.seconds };
    });
    await step(async (work) => {
      const current = await work.get(orders, orderId);
      // A payment arrived or the order changed meanwhile, so the started payment is outdated.
      requireState(orderTransitions.checkout, getOrderStage(current));
      if (current.revision !== order.revision || current.paid !== order.paid)
        throw new AppError(409, 'order.notNow');

      recordPaymentAction(work, current, { provider, status, asOf: new Timestamp(seconds, 0) });

      work.audit({ subject: `orders/${orderId}`, agencyId: order.agencyId }, null, {
        provider,
        status,
        open: order.total - order.paid,
      });
    });

    return { status, redirectUrl };
  },
);

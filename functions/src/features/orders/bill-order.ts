import { Timestamp } from 'firebase-admin/firestore';
import { BILLED, type Order } from '@domain/orders/orders.ts';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { findRefusal } from '@domain/transitions.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { requireStaff } from '../../work/access/staff.ts';
import { withLock } from '../../auth/access/with-lock.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { queueForLedger } from '../../work/records/ledger-orders.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { recordPaymentAction } from '../../work/records/orders.ts';
import { readProject } from '../../work/collections/projects.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { prepareInvoice } from './issue-invoice.ts';
import { readParties } from '../../work/collections/parties.ts';

/** Issues the invoice of an order that waits for acceptance, enters its licences into the ledger, and mails the client. Undefined when it doesn't wait. */
export const issueAwaitedInvoice = (
  step: Step,
  { id, agencyId }: Pick<Order, 'id' | 'agencyId'>,
): Promise<Order | undefined> =>
  // One document numbers an agency's papers, so concurrent invoices would contend for it.
  withLock(`numbers of ${agencyId}`, () =>
    step(
      async (work) => {
        const order = await work.read(orders, id);
        if (!order || findRefusal(orderTransitions.bill, getOrderStage(order))) return undefined;

        const project = await readProject(order.projectId, work);
        if (!project) throw notFound();

        const { paper, issue } = await prepareInvoice(work, order, await readParties(order, work));
        const { vat, total, id: invoiceId, dueOn, number } = paper;

        const billed: Order = {
          ...order,
          vat,
          total,
          invoiceId,
          dueOn,
          ...BILLED,
          updatedAt: Timestamp.now(),
        };

        work.set(orders, billed);
        issue();
        queueForLedger(work, billed, await getAgencyDay(agencyId, work));
        recordPaymentAction(work, billed, { provider: 'invoice', status: 'requires_action' });

        const { projectId, state, revision, currency } = billed;
        const data = { projectId, orderId: id, state, revision, total, currency };

        recordEvent(work, { agencyId, event: 'order.changed', data });

        await notifyOrder(work, project, order.orderedBy, {
          order: billed,
          occasion: 'billed',
          number: revision,
          paper: number,
          byClient: false,
          locale: 'en',
        });

        work.audit({ subject: `orders/${id}`, agencyId }, null, { paper: number, total });

        return billed;
      },
      { action: 'orders.bill' },
    ),
  );

/** Issues the invoice at the agency's wish, before all is accepted. 409 when the order doesn't wait for acceptance. */
export const billOrder = operationInSteps('orders.bill', async ({ step, caller, params: { id } }) => {
  const order = await readOrder(id);
  if (!order) throw notFound();
  const billed = await issueAwaitedInvoice(step, requireStaff(caller, order));
  if (!billed) throw new AppError(409, 'order.notNow');
  return serialise(billed);
});

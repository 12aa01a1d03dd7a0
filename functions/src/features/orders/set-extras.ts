import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import { isDiscount } from '@domain/orders/order-credits.ts';
import { isInForce, type Order } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import type { Project } from '@domain/projects/projects.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { readRevision } from '../../work/collections/order-revisions.ts';
import { orders } from '../../work/collections/orders.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

const sumExtras = (extras: readonly OrderExtra[]): number =>
  extras.reduce((sum, { amount }) => sum + amount, 0);

/** Sets an order's charges and discounts; the client is mailed when they differ from the accepted ones. */
export const applyExtras = async (
  work: Work,
  project: Project,
  order: Order,
  extras: readonly OrderExtra[],
  locale: Locale,
): Promise<Order> => {
  const accepted = isInForce(order) ? await readRevision(order, work) : undefined;
  const isRepriced = accepted !== undefined && !isDeepStrictEqual(extras, accepted.extras);
  const now = Timestamp.now();

  const changed: Order = {
    ...order,
    extras,
    repricedAt: isRepriced ? (order.repricedAt ?? now) : null,
    updatedAt: now,
  };
  work.set(orders, changed);

  if (isRepriced && !isDeepStrictEqual(extras, order.extras))
    await notifyOrder(work, project, order.orderedBy, {
      order: changed,
      occasion: 'repriced',
      number: now.toMillis(),
      change: sumExtras(extras) - sumExtras(accepted.extras),
      byClient: false,
      locale,
    });

  return changed;
};

/** Sets an order's charges and discounts. The accepted price stays until the client, who is mailed, accepts the new one. 409 for cancelled orders and renewals. */
export const setExtras = operation(
  'orders.setExtras',
  { record: orders, facts: ['extras'] },
  async ({ work, params: { id }, body: { extras }, locale }) => {
    const order = await work.get(orders, id);
    const project = requireChangeableProject(await readProject(order.projectId, work));
    requireState(getOrderTransitions(order).setExtras, getOrderStage(order));

    const discounts = extras.filter(isDiscount);
    // After the confirmation a credit note documents what the client needn't pay.
    if (!isDeepStrictEqual(discounts, order.extras.filter(isDiscount)))
      requireState(getOrderTransitions(order).discount, getOrderStage(order));

    return serialise(await applyExtras(work, project, order, extras, locale));
  },
);

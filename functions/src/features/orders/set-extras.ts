import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { isDiscount } from '@domain/orders/order-credits.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { orders } from '../../work/collections/orders.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets an order's charges and discounts. The accepted price stays until the client accepts the new one. 409 for cancelled orders and renewals. */
export const setExtras = operation(
  'orders.setExtras',
  { record: orders, facts: ['extras'] },
  async ({ work, params: { id }, body }) => {
    const { extras } = body;
    const order = await work.get(orders, id);
    requireChangeableProject(await readProject(order.projectId, work));
    requireState(getOrderTransitions(order).setExtras, getOrderStage(order));
    const discounts = extras.filter(isDiscount);
    // After the confirmation a credit note documents what the client needn't pay.
    if (!isDeepStrictEqual(discounts, order.extras.filter(isDiscount)))
      requireState(getOrderTransitions(order).discount, getOrderStage(order));
    const changed: Order = { ...order, extras, updatedAt: Timestamp.now() };
    work.set(orders, changed);
    return serialise(changed);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { orders, storeOrder } from '../../work/records/orders.ts';
import { readProject, requireChangeableProject } from '../../work/records/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets an order's surcharges. The accepted price stays until the client accepts the new one. 409 for cancelled orders and renewals. */
export const setExtras = operation(
  'orders.setExtras',
  { record: orders, facts: ['extras'] },
  async ({ work, params: { id }, body }) => {
    const { extras } = body;
    const order = await work.get(orders, id);
    requireChangeableProject(await readProject(order.projectId, work));
    if (order.state === 'cancelled' || order.renewal) throw new AppError(409, 'order.notNow');
    const changed: Order = { ...order, extras, updatedAt: Timestamp.now() };
    storeOrder(work, changed);
    return serialise(changed);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { serialise } from '../../firestore/db.ts';
import { orders, readOrder, storeOrder } from '../../records/orders.ts';
import { unitOfWork } from '../../unit/unit-of-work.ts';

/**
 * Sets an order's surcharges, so items on request can be ordered. The accepted price stays until
 * the client accepts the new one. 409 for cancelled orders and renewals.
 */
export const setExtras = unitOfWork(
  'orders.setExtras',
  { record: orders, facts: ['extras'] },
  async ({ work, caller, params: { id }, body }) => {
    const { extras } = body;
    const { transaction } = work;
    const order = visibleTo(caller, 'orders', await readOrder(id, transaction));
    if (order.state === 'cancelled' || order.renewal) throw new AppError(409, 'order.notNow');
    const changed: Order = { ...order, extras, updatedAt: Timestamp.now() };
    storeOrder(transaction, changed);
    return serialise(changed);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readOrder, storeOrder } from '../../records/orders.ts';

/**
 * Sets an order's surcharges, so items on request can be ordered. The accepted price stays until
 * the client accepts the new one. 409 for cancelled orders and renewals.
 */
export const setExtras: Operation<'orders.setExtras'> = async ({ caller, params: { id }, body }) => {
  const { extras } = body;
  const after = await transact(async (transaction): Promise<Order> => {
    const order = visibleTo(caller, 'orders', await readOrder(id, transaction));
    if (order.state === 'cancelled' || order.renewal) throw new AppError(409, 'order.notNow');
    const changed: Order = { ...order, extras, updatedAt: Timestamp.now() };
    storeOrder(transaction, changed);
    recordAudit(transaction, caller, {
      agencyId: order.agencyId,
      action: 'orders.setExtras',
      subject: `orders/${id}`,
      before: { extras: order.extras },
      after: { extras },
    });
    return changed;
  });
  return serialise(after);
};

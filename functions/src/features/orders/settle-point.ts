import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readOrder, storeOrder } from '../../records/orders.ts';

/** Decides on an ordered booking that was cancelled. Idempotent; 409 for a different decision. */
export const settlePoint: Operation<'orders.settlePoint'> = async ({
  caller,
  params: { id, pointId },
  body: { outcome },
}) => {
  const settled = await transact(async (transaction): Promise<Order> => {
    const order = visibleTo(caller, 'orders', await readOrder(id, transaction));
    const points = order.points ?? [];
    const point = points.find((one) => one.id === pointId);
    if (!point) throw notFound();
    if (point.outcome === outcome) return order;
    if (point.outcome !== null) throw new AppError(409, 'record.stale');
    const after = points.map((one) => (one.id === pointId ? { ...one, outcome } : one));
    const isOpen = after.some((one) => one.outcome === null);
    const changed: Order = {
      ...order,
      points: after,
      openSince: isOpen ? (order.openSince ?? null) : null,
      updatedAt: Timestamp.now(),
    };
    storeOrder(transaction, changed);
    recordAudit(transaction, caller, {
      agencyId: order.agencyId,
      action: 'orders.settlePoint',
      subject: `orders/${id}`,
      before: { character: point.character, talent: point.talent, outcome: null },
      after: { character: point.character, talent: point.talent, outcome },
    });
    return changed;
  });
  return serialise(settled);
};

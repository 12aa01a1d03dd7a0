import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { orders, storeOrder } from '../../work/records/orders.ts';
import { operation } from '../../work/unit/operation.ts';

/** Decides on an ordered booking that was cancelled. Idempotent; 409 for a different decision. */
export const settlePoint = operation(
  'orders.settlePoint',
  async ({ work, params: { id, pointId }, body: { outcome } }) => {
    const order = await work.get(orders, id);
    const points = order.points ?? [];
    const point = points.find((orderPoint) => orderPoint.id === pointId);
    if (!point) throw notFound();
    if (point.outcome === outcome) return serialise(order);
    if (point.outcome !== null) throw new AppError(409, 'record.stale');

    const after = points.map((orderPoint) =>
      orderPoint.id === pointId ? { ...orderPoint, outcome } : orderPoint,
    );
    const isOpen = after.some((orderPoint) => orderPoint.outcome === null);
    const changed: Order = {
      ...order,
      points: after,
      openSince: isOpen ? (order.openSince ?? null) : null,
      updatedAt: Timestamp.now(),
    };

    storeOrder(work, changed);

    work.audit(
      order,
      { character: point.character, talent: point.talent, outcome: null },
      { character: point.character, talent: point.talent, outcome },
    );

    return serialise(changed);
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import type { Order } from '@domain/orders/orders.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { orders } from '../../work/collections/orders.ts';
import { operation } from '../../work/unit/operation.ts';

/** Decides on an ordered booking that was cancelled. Idempotent; 409 for a different decision. */
export const settleIssue = operation(
  'orders.settlePoint',
  async ({ work, params: { id, pointId }, body: { outcome } }) => {
    const order = await work.get(orders, id);
    const issues = order.points ?? [];
    const issue = issues.find((item) => item.id === pointId);
    if (!issue) throw notFound();
    if (issue.outcome === outcome) return serialise(order);
    if (issue.outcome !== null) throw new AppError(409, 'record.stale');

    const after = issues.map((item) => (item.id === pointId ? { ...item, outcome } : item));
    const isOpen = after.some((item) => item.outcome === null);
    const changed: Order = {
      ...order,
      points: after,
      openSince: isOpen ? (order.openSince ?? null) : null,
      updatedAt: Timestamp.now(),
    };

    work.set(orders, changed);

    work.audit(
      order,
      { character: issue.character, talent: issue.talent, outcome: null },
      { character: issue.character, talent: issue.talent, outcome },
    );

    return serialise(changed);
  },
);

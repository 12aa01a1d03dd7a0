import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { Caller } from '../../work/access/caller.ts';
import { deliveries } from '../../work/collections/deliveries.ts';
import type { Step } from '../../work/unit/operation.ts';
import { isDeliveryClient } from './delivery-rights.ts';

/** Stores when the client first opens versions. Agency, engineer and an admin acting as the client aren't counted. */
export const recordOpening = async (
  step: Step,
  caller: Caller,
  opened: readonly Delivery[],
): Promise<void> => {
  const unopened = opened.filter(
    (delivery) => !delivery.openedAt && isDeliveryClient(caller, delivery) && caller.uid === caller.realUid,
  );
  if (unopened.length === 0) return;

  await step(
    async (work) => {
      // A version withdrawn meanwhile is a 404.
      for (const { id } of unopened) {
        const delivery = await work.get(deliveries, id);
        if (!delivery.openedAt) work.update(delivery, { openedAt: Timestamp.now() });
      }
    },
    { action: 'deliveries.open', audited: { record: deliveries, facts: ['openedAt'] } },
  );
};

import { DELIVERIES_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import type { Work } from '../unit/work.ts';
import { deliveries } from '../collections/deliveries.ts';

/** Assigns a session's deliveries to its new engineer. */
export const moveDeliveries = async (work: Work, sessionId: string, engineerId: string): Promise<void> => {
  const query = deliveries.ref.where('sessionId', '==', sessionId).limit(DELIVERIES_MAX);
  for (const { id } of await work.findStored(deliveries, query))
    work.updateById(deliveries, id, { engineerId });
};

/** Keeps deliveries from being accepted without an answer. */
export const stopAcceptance = (work: Work, lapsing: readonly Delivery[]): void => {
  for (const { id } of lapsing) work.updateById(deliveries, id, { acceptsAt: null, remindAt: null });
};

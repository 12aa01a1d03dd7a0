import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { measureStored } from '../../platform/sound/measure-stored.ts';
import { deliveries, readDelivery } from '../../work/collections/deliveries.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { job, type Step } from '../../work/unit/operation.ts';

/** A second failure is the file's fault. */
const ATTEMPTS_MAX = 2;

/** Counts an attempt before it begins, because a process that runs out of memory catches nothing; undefined when there is nothing left to try. */
const beginAttempt = (step: Step, id: string): Promise<Delivery | undefined> =>
  step(
    async (work) => {
      const delivery = await readDelivery(id, work);
      if (delivery?.check !== 'pending') return undefined;
      const attempts = delivery.checkAttempts ?? 0;
      const isOver = attempts >= ATTEMPTS_MAX;
      work.updateById(deliveries, id, isOver ? { check: 'unmeasured' } : { checkAttempts: attempts + 1 });
      return isOver ? undefined : delivery;
    },
    { action: null },
  );

const measure = async ({
  id,
  sessionId,
}: Delivery): Promise<Pick<Delivery, 'check' | 'measurement' | 'peaks'>> => {
  const measured = await measureStored(getDeliveryPath(sessionId, id));
  if (typeof measured === 'string') return { check: measured, measurement: null, peaks: null };
  return { check: 'done', ...measured };
};

/** Measures a new delivery and stores the result with it. Idempotent; a failure is thrown, to be retried once. */
export const measureDelivery = job('deliveries', async (step, id: string): Promise<void> => {
  const delivery = await beginAttempt(step, id);
  if (!delivery) return;
  const result = await measure(delivery);
  await step(
    async (work) => {
      if ((await readDelivery(id, work))?.check !== 'pending') return;
      work.updateById(deliveries, id, result);
    },
    { action: null },
  );
});

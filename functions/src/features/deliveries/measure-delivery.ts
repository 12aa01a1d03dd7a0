import { logger } from 'firebase-functions';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { measureFile } from '../../platform/sound/measure-file.ts';
import { EngineStopped } from '../../platform/sound/run-engine.ts';
import { getFileSize, readPart } from '../../platform/storage/files.ts';
import { deliveries, readDelivery } from '../../work/collections/deliveries.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { job, type Step } from '../../work/unit/operation.ts';

/** A small file has little time; measuring ends before the function's time is over. In milliseconds. */
const TIMES = { min: 10_000, perMegabyte: 1000, max: 8 * 60 * 1000 };
const MEGABYTE = 1024 ** 2;
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

const getTime = (size: number): number =>
  Math.min(TIMES.max, Math.max(TIMES.min, (size / MEGABYTE) * TIMES.perMegabyte));

const measure = async ({
  id,
  sessionId,
}: Delivery): Promise<Pick<Delivery, 'check' | 'measurement' | 'peaks'>> => {
  const nothing = { measurement: null, peaks: null };
  const path = getDeliveryPath(sessionId, id);
  const size = await getFileSize(path);
  if (size === undefined) return { check: 'unreadable', ...nothing };

  try {
    const source = { size, read: (offset: number, length: number) => readPart(path, offset, length) };
    const measured = await measureFile(source, Date.now() + getTime(size));
    return measured ? { check: 'done', ...measured } : { check: 'unreadable', ...nothing };
  } catch (error) {
    if (!(error instanceof EngineStopped && error.isTooLong)) throw error;
    logger.warn('A delivery takes too long to measure', { id, size });
    return { check: 'unmeasured', ...nothing };
  }
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

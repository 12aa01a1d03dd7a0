import { logger } from 'firebase-functions';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { measureFile } from '../../platform/audio/measure-file.ts';
import { getFileSize, openFile } from '../../platform/storage/files.ts';
import { deliveries, readDelivery } from '../../work/records/deliveries.ts';
import { transact } from '../../work/unit/transact.ts';
import { getDeliveryPath } from './delivery-path.ts';

/** Measuring ends before the function's time is over: a file that takes longer would be tried again and again. */
const TIME_MS = 8 * 60 * 1000;

class TooLong extends Error {}

async function* readInTime(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const end = Date.now() + TIME_MS;
  for await (const chunk of chunks) {
    if (Date.now() > end) throw new TooLong('Measuring the delivery takes too long');
    yield chunk;
  }
}

const measure = async ({
  id,
  sessionId,
  contentType,
}: Delivery): Promise<Pick<Delivery, 'check' | 'measurement' | 'peaks'>> => {
  const unreadable = { check: 'unreadable', measurement: null, peaks: null } as const;
  const path = getDeliveryPath(sessionId, id);
  const size = await getFileSize(path);
  if (size === undefined) return unreadable;
  try {
    const measured = await measureFile(contentType, readInTime(await openFile(path)), size);
    return measured ? { check: 'done', ...measured } : unreadable;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    logger.warn('A delivery takes too long to measure', { id, size });
    return unreadable;
  }
};

/** Measures a new delivery and stores the result with it. Idempotent; a failure of Storage or Firestore is thrown, to be retried. */
export const measureDelivery = async (id: string): Promise<void> => {
  const delivery = await readDelivery(id);
  if (delivery?.check !== 'pending') return;
  const result = await measure(delivery);
  await transact(async (transaction) => {
    if ((await readDelivery(id, transaction))?.check !== 'pending') return;
    deliveries.update(transaction, id, result);
  });
};

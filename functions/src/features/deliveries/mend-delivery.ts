import { Timestamp } from 'firebase-admin/firestore';
import {
  DELIVERIES_MAX,
  DELIVERY_ENDINGS,
  DELIVERY_MAX_BYTES,
  type Delivery,
} from '@domain/deliveries/deliveries.ts';
import { DELIVERY_PROFILES } from '@domain/deliveries/delivery-profiles.ts';
import { planMend, type MendPlan } from '@domain/deliveries/plan-mend.ts';
import { mendFile } from '../../platform/audio/mend-file.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getCallName, recordStep } from '../../platform/firestore/call-steps.ts';
import { getFileSize, openFile } from '../../platform/storage/files.ts';
import { storeStream } from '../../platform/storage/parts.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import type { Caller } from '../../rights/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { countDeliveries, readDelivery } from '../../work/records/deliveries.ts';
import { deliveryUploads } from '../../work/records/delivery-uploads.ts';
import { getFileName } from '../../work/text/file-name.ts';
import { runInUnit } from '../../work/unit/unit-of-work.ts';
import { addVersion } from './add-version.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { openToDeliveries } from './delivery-rights.ts';

type Store = Pick<Delivery, 'size' | 'sha256'>;

const nothingToMend = (): AppError => new AppError(409, 'delivery.nothingToMend');

/** Returns a current version that the caller may see. 404 for others, 409 once replaced. */
const openCurrent = (caller: Caller, found: Delivery | undefined): Delivery => {
  const delivery = requireVisible(caller, 'deliveries', found);
  if (delivery.state === 'replaced') throw new AppError(409, 'delivery.replaced');
  return delivery;
};

/** Stores the fixed file. 409 when it can't be read, or would be larger than a delivery may be. */
const store = async ({ id, sessionId }: Delivery, plan: MendPlan, path: string): Promise<Store> => {
  const from = getDeliveryPath(sessionId, id);
  const size = await getFileSize(from);
  const mended = size === undefined ? undefined : await mendFile(await openFile(from), size, plan);
  if (!mended) throw nothingToMend();
  if (mended.size > DELIVERY_MAX_BYTES)
    throw new AppError(409, 'delivery.mendTooLarge', {
      values: { gigabytes: DELIVERY_MAX_BYTES / 1024 ** 3 },
    });
  return { size: mended.size, sha256: await storeStream(mended.chunks, path, 'audio/wav', true) };
};

/** Delivers a fixed WAV as the next version of a file; the original stays. 403 for clients, 409 when there is nothing to fix. */
export const mendDelivery: Operation<'deliveries.mend'> = async ({
  caller,
  params,
  body: { profile, fixes, name: given },
}) => {
  const master = openCurrent(caller, await readDelivery(params.id));
  const { sessionId, contentType, measurement } = master;
  await openToDeliveries(caller, sessionId);
  const limits = DELIVERY_PROFILES[profile];
  const plan = measurement ? planMend(measurement, contentType, limits, fixes) : undefined;
  if (!plan) throw nothingToMend();
  if ((await countDeliveries(sessionId)) >= DELIVERIES_MAX)
    throw new AppError(409, 'delivery.tooMany', { values: { max: DELIVERIES_MAX } });
  const stem = master.name.replace(/\.[^.]+$/u, '');
  const name = getFileName(given ?? stem, DELIVERY_ENDINGS['audio/wav']);
  // Repeats of a call store the same file.
  const id = getCallName('mend') ?? deliveryUploads.newId();
  const path = getDeliveryPath(sessionId, id);
  const file = await recordStep(() => store(master, plan, path));
  return runInUnit(caller, 'deliveries.mend', async (work) => {
    const { transaction } = work;
    const session = await openToDeliveries(caller, sessionId, transaction);
    const existing = await readDelivery(id, transaction);
    if (existing) return { id };
    const current = openCurrent(caller, await readDelivery(master.id, transaction));
    const made = {
      id,
      name,
      ...file,
      contentType: 'audio/wav',
      uploadedBy: caller.uid,
      mendedFrom: master.id,
    } as const;
    await addVersion(work, session, made, current);
    const { agencyId, companyId, projectId } = session;
    deliveryUploads.create(transaction, {
      ...{ id, agencyId, companyId, projectId, sessionId, name, size: file.size },
      ...{ fingerprint: '', state: 'delivered', uploadUrl: '', storagePath: path, expiresAt: null },
      uploadedBy: caller.uid,
      startedAt: Timestamp.now(),
    });
    return { id };
  });
};

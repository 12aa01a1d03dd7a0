import { Timestamp } from 'firebase-admin/firestore';
import {
  DELIVERIES_MAX,
  DELIVERY_ENDINGS,
  UPLOAD_KEPT_MS,
  type DeliveryUpload,
} from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings, getNamedType } from '@domain/deliveries/delivery-type.ts';
import { APP_URL } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { openUpload } from '../../platform/storage/resumable-upload.ts';
import type { Operation } from '../../work/operation.ts';
import { countDeliveries } from '../../work/records/deliveries.ts';
import { deliveryUploads, findUnfinished } from '../../work/records/delivery-uploads.ts';
import { getFileName } from '../../work/text/file-name.ts';
import { transact } from '../../work/unit/transact.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { openToDeliveries } from './delivery-rights.ts';

/** Starts an upload, or returns the caller's unfinished one of the same file, also on another day or device. No audit: nothing is delivered yet. */
export const beginDelivery: Operation<'deliveries.begin'> = async ({
  caller,
  params: { id: sessionId },
  body: { name: given, size, fingerprint },
}) => {
  const { agencyId, companyId, projectId } = await openToDeliveries(caller, sessionId);
  const type = getNamedType(given);
  if (!type)
    throw new AppError(415, 'file.otherType', {
      property: 'name',
      values: { endings: listDeliveryEndings() },
    });
  const name = getFileName(given, DELIVERY_ENDINGS[type]);
  const now = Timestamp.now();
  const unfinished = (await findUnfinished(sessionId, caller.uid)).find(
    (one) =>
      one.name === name &&
      one.size === size &&
      one.fingerprint === fingerprint &&
      (one.expiresAt?.toMillis() ?? 0) > now.toMillis(),
  );
  if (unfinished) return { uploadId: unfinished.id, uploadUrl: unfinished.uploadUrl };
  if ((await countDeliveries(sessionId)) >= DELIVERIES_MAX)
    throw new AppError(409, 'delivery.tooMany', { values: { max: DELIVERIES_MAX } });
  const id = deliveryUploads.newId();
  const uploadUrl = await openUpload(getDeliveryPath(sessionId, id), type, APP_URL.value());
  const upload: DeliveryUpload = {
    ...{ id, agencyId, companyId, projectId, sessionId, name, size, fingerprint, uploadUrl },
    state: 'uploading',
    storagePath: null,
    uploadedBy: caller.uid,
    startedAt: now,
    expiresAt: Timestamp.fromMillis(now.toMillis() + UPLOAD_KEPT_MS),
  };
  await transact(async (transaction) => {
    await openToDeliveries(caller, sessionId, transaction);
    deliveryUploads.create(transaction, upload);
  });
  return { uploadId: id, uploadUrl };
};

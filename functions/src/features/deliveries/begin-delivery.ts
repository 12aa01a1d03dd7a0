import { Timestamp } from 'firebase-admin/firestore';
import {
  DELIVERIES_MAX,
  DELIVERY_ENDINGS,
  UNFINISHED_MAX,
  UPLOAD_KEPT_MS,
  type DeliveryUpload,
} from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings, getNamedType } from '@domain/deliveries/delivery-type.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { openUpload } from '../../platform/storage/resumable-upload.ts';
import { countDeliveries, findSessionDeliveries } from '../../work/collections/deliveries.ts';
import { deliveryUploads, findUnfinished } from '../../work/collections/delivery-uploads.ts';
import { getPageOrigin } from '../../work/own-origin.ts';
import { getFileName } from '../../work/text/file-name.ts';
import { findFormer, requireReplaceable } from './versions.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { requireDeliverableSession } from './delivery-rights.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Starts an upload, or returns the caller's unfinished one of the same file, also on another day or device. No audit: nothing is delivered yet. */
export const beginDelivery = operationInSteps(
  'deliveries.begin',
  async ({
    step,
    caller,
    request,
    params: { id: sessionId },
    body: { name: fileName, size, fingerprint },
  }) => {
    const { agencyId, companyId, projectId } = await requireDeliverableSession(caller, sessionId);
    const type = getNamedType(fileName);
    if (!type)
      throw new AppError(415, 'file.otherType', {
        property: 'name',
        values: { endings: listDeliveryEndings() },
      });

    const name = getFileName(fileName, DELIVERY_ENDINGS[type]);
    requireReplaceable(findFormer(await findSessionDeliveries(sessionId), name));

    const now = Timestamp.now();
    const unfinished = await findUnfinished(caller.uid);

    const earlier = unfinished.find(
      (upload) =>
        upload.sessionId === sessionId &&
        upload.name === name &&
        upload.size === size &&
        upload.fingerprint === fingerprint,
    );
    if (earlier) return { uploadId: earlier.id, uploadUrl: earlier.uploadUrl };
    if (unfinished.length >= UNFINISHED_MAX)
      throw new AppError(409, 'delivery.tooManyUploads', { values: { max: UNFINISHED_MAX } });
    if ((await countDeliveries(sessionId)) >= DELIVERIES_MAX)
      throw new AppError(409, 'delivery.tooMany', { values: { max: DELIVERIES_MAX } });

    const id = deliveryUploads.newId();
    const uploadUrl = await openUpload(getDeliveryPath(sessionId, id), {
      contentType: type,
      size,
      origin: getPageOrigin(request),
    });

    const upload: DeliveryUpload = {
      id,
      agencyId,
      companyId,
      projectId,
      sessionId,
      name,
      size,
      fingerprint,
      uploadUrl,
      state: 'uploading',
      storagePath: null,
      uploadedBy: caller.uid,
      startedAt: now,
      expiresAt: Timestamp.fromMillis(now.toMillis() + UPLOAD_KEPT_MS),
    };

    await step(
      async (work) => {
        await requireDeliverableSession(caller, sessionId, work);
        work.create(deliveryUploads, upload);
      },
      { action: null },
    );

    return { uploadId: id, uploadUrl };
  },
);

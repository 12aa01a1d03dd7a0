import { readDelivery } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { addVersion } from './add-version.ts';
import { checkUpload } from './check-upload.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { requireDeliverableSession, requireOwnUpload } from './delivery-rights.ts';

/** Adds an uploaded file as an unsent version of its name. A repeat returns the same delivery. */
export const completeDelivery = operationInSteps(
  'deliveries.complete',
  async ({ step, caller, params: { id: sessionId, uploadId: id }, body: { sha256 } }) => {
    await requireDeliverableSession(caller, sessionId);

    const upload = await requireOwnUpload(caller, sessionId, id);
    if (upload.state === 'delivered') return { id };

    const contentType = await checkUpload(step, upload, sha256);

    return step(async (work) => {
      const session = await requireDeliverableSession(caller, sessionId, work);
      const { name, size } = await requireOwnUpload(caller, sessionId, id, work);
      const existing = await readDelivery(id, work);
      if (existing) return { id };

      const file = { id, name, size, contentType, sha256, uploadedBy: caller.uid, mendedFrom: null };
      await addVersion(work, session, file);

      work.updateById(deliveryUploads, id, {
        state: 'delivered',
        uploadUrl: '',
        storagePath: getDeliveryPath(sessionId, id),
        expiresAt: null,
      });

      return { id };
    });
  },
);

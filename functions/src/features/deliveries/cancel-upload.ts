import { uploadTransitions } from '@domain/deliveries/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { closeUpload } from '../../platform/storage/resumable-upload.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { requireDeliverableSession, requireOwnUpload } from './delivery-rights.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Ends the caller's upload and forgets its bytes. 409 once delivered. No audit: nothing was delivered. */
export const cancelUpload = operationInSteps(
  'deliveries.cancel',
  async ({ step, caller, params: { id, uploadId } }) => {
    const url = await step(
      async (work) => {
        await requireDeliverableSession(caller, id, work);
        const { state, uploadUrl } = await requireOwnUpload(caller, id, uploadId, work);
        requireState(uploadTransitions.cancel, state);
        work.deleteById(deliveryUploads, uploadId);
        return uploadUrl;
      },
      { action: null },
    );

    if (url !== '') await closeUpload(url);
    await discardFile(getDeliveryPath(id, uploadId));

    return { id: uploadId };
  },
);

import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { getByteRange } from '../../platform/storage/byte-range.ts';
import { getFileSize } from '../../platform/storage/files.ts';
import { sendFile } from '../../platform/storage/send-file.ts';
import { createDeliveryAddress } from '../../work/tokens/delivery-address.ts';
import { readToken } from '../../work/tokens/tokens.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readDelivery } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { recordOpening } from './record-opening.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Returns a short-lived address of a delivery that the caller may read, for a browser's own download. */
export const deliverySignedUrl = operationInSteps(
  'deliveries.signedUrl',
  async ({ step, caller, params }) => {
    const delivery = requireVisible(caller, 'deliveries', await readDelivery(params.id));
    await recordOpening(step, caller, [delivery]);
    return createDeliveryAddress('delivery', delivery.id, caller.realUid);
  },
);

/** Streams the file of a download address, or the requested range, as a download. 404 once deleted, 416 for a range beyond the end. */
export const downloadDelivery: Operation<'deliveries.download'> = async ({ params, request, response }) => {
  const { subject: id } = await readToken(params.token, ['delivery']);
  const [delivery, upload] = await Promise.all([readDelivery(id), deliveryUploads.get(id)]);
  const path = upload?.storagePath;
  const size = path ? await getFileSize(path) : undefined;
  if (!delivery || !path || size === undefined) throw notFound();

  const tag = `"${delivery.sha256}"`;
  const isSame = [undefined, tag].includes(request.headers['if-range']?.toString());
  const range = getByteRange(isSame ? request.headers.range : undefined, size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    throw new AppError(416, 'audio.noSuchPart');
  }

  response.setHeader('Accept-Ranges', 'bytes');
  // A browser continues a broken download if the tag is the same.
  response.setHeader('ETag', tag);

  const { name, contentType } = delivery;
  await sendFile(response, { path, size, range, name, contentType });

  return undefined;
};

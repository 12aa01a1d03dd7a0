import { findWrappedMp3 } from '@domain/audio/mp3-frames.ts';
import type { DeliveryType, DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings, detectDeliveryType, getNamedType } from '@domain/deliveries/delivery-type.ts';
import { uploadTransitions } from '@domain/deliveries/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { discardFile, getFileSize, isMissing } from '../../platform/storage/files.ts';
import { readFileHead } from '../../platform/storage/parts.ts';
import { hashFile } from '../../platform/storage/resumable-upload.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { getDeliveryPath } from './delivery-path.ts';
import type { Step } from '../../work/unit/operation.ts';

/** Marks an upload as failed and deletes its file, so that the next one starts over. */
const fail = async (step: Step, { id, sessionId }: DeliveryUpload): Promise<void> => {
  await step(
    async (work) => {
      if ((await work.read(deliveryUploads, id))?.state !== 'uploading') return;
      work.updateById(deliveryUploads, id, { state: 'failed', uploadUrl: '' });
    },
    { action: null },
  );
  await discardFile(getDeliveryPath(sessionId, id));
};

/** Runs a read of the file. 409 when a concurrent check has deleted it. */
const readUploaded = async <Result>(read: Promise<Result>): Promise<Result> => {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) throw new AppError(409, 'file.partsMissing');
    throw error;
  }
};

/** Returns the type of an uploaded file, read as a stream. 409 while bytes are missing; 415 and 422, for good, unless it is what its sender has. */
export const checkUpload = async (
  step: Step,
  upload: DeliveryUpload,
  sha256: string,
): Promise<DeliveryType> => {
  const { id, sessionId, name, size } = upload;
  const path = getDeliveryPath(sessionId, id);
  const stored = await getFileSize(path);
  requireState(uploadTransitions.complete, upload.state);
  if (stored === undefined) throw new AppError(409, 'file.partsMissing');

  const head = await readUploaded(readFileHead(path));
  const named = getNamedType(name);
  const type = detectDeliveryType(head, named);

  if (findWrappedMp3(head) !== undefined) {
    await fail(step, upload);
    throw new AppError(415, 'delivery.mp3InWav', { property: 'name' });
  }
  if (!type || type !== named) {
    await fail(step, upload);
    throw new AppError(415, 'file.otherType', {
      property: 'name',
      values: { endings: listDeliveryEndings() },
    });
  }
  if (stored !== size || (await readUploaded(hashFile(path))) !== sha256) {
    await fail(step, upload);
    throw new AppError(422, 'file.changed', { property: 'sha256' });
  }

  return type;
};

import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Operation } from '../../../work/operation.ts';
import { readSessionFile } from '../../../work/collections/session-files.ts';
import { getFileSize } from '../../../platform/storage/files.ts';
import { sendFile } from '../../../platform/storage/send-file.ts';
import { getFilesAccess } from './file-rights.ts';

/** Sends a file as a download, so uploads never render within our pages. 404 for another session's file or one the caller can't see. */
export const sendSessionFile: Operation<'sessions.file'> = async ({
  caller,
  params: { id, fileId },
  response,
}) => {
  const { kinds, lockedScripts } = await getFilesAccess(caller, id);
  const file = await readSessionFile(fileId);
  if (file?.sessionId !== id || !kinds.includes(file.kind)) throw notFound();
  if (lockedScripts.size > 0) throw new AppError(403, 'audition.confidential');

  const size = await getFileSize(file.storagePath);
  if (size === undefined) throw notFound();
  const { storagePath: path, name, contentType } = file;
  await sendFile(response, { path, size, name, contentType });
  return undefined;
};

import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Operation } from '../../../work/operation.ts';
import { readSessionFile } from '../../../work/collections/session-files.ts';
import { createDownloadAddress } from '../../../platform/storage/download-address.ts';
import { getFilesAccess } from './file-rights.ts';

/** Returns the address of a file as a download, so uploads never render within our pages. 404 for another session's file or one the caller can't see. */
export const getFileAddress: Operation<'sessions.file'> = async ({ caller, params: { id, fileId } }) => {
  const { kinds, lockedScripts } = await getFilesAccess(caller, id);
  const file = await readSessionFile(fileId);
  if (file?.sessionId !== id || !kinds.includes(file.kind)) throw notFound();
  if (lockedScripts.size > 0) throw new AppError(403, 'audition.confidential');

  const { storagePath: path, size, name, contentType } = file;
  return createDownloadAddress({ path, size, name, contentType });
};

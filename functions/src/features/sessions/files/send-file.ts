import { pipeline } from 'node:stream/promises';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Operation } from '../../../work/operation.ts';
import { readSessionFile } from '../../../work/records/session-files.ts';
import { getFileSize, openFile } from '../../../platform/storage/files.ts';
import { getFilesAccess } from './file-rights.ts';

const NAMED_LENGTH_MAX = 30 * 1024 * 1024;

/** Sends a file as a download, so uploads never render within our pages. 404 for another session's file or one the caller can't see. */
export const sendSessionFile: Operation<'sessions.file'> = async ({
  caller,
  params: { id, fileId },
  response,
}) => {
  const { kinds } = await getFilesAccess(caller, id);
  const file = await readSessionFile(fileId);
  if (file?.sessionId !== id || !kinds.includes(file.kind)) throw notFound();
  const size = await getFileSize(file.storagePath);
  if (size === undefined) throw notFound();
  const bytes = await openFile(file.storagePath);
  response.setHeader('Content-Type', file.contentType);
  // Responses with a content length are limited to 32 MB.
  if (size <= NAMED_LENGTH_MAX) response.setHeader('Content-Length', String(size));
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, escape)}`,
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // Closing the page ends the stream early; that isn't a server error.
    if (!response.destroyed) throw error;
  }
  return undefined;
};

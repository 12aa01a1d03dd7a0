import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Audition } from '@domain/auditions/auditions.ts';
import { notFound } from '../errors/app-error.ts';
import { getFileSize, openFile, readFile } from './files.ts';

/** Sends a request's or session's PDF, or what `adapt` makes of it, as a download: uploads never render within our pages. 404 without one. */
export const sendScript = async (
  record: Pick<Audition, 'scriptPath'> | undefined,
  response: Response,
  adapt?: (bytes: Buffer) => Promise<Buffer>,
): Promise<undefined> => {
  const path = record?.scriptPath;
  const size = path ? await getFileSize(path) : undefined;
  if (!path || size === undefined) throw notFound();

  const bytes = adapt ? await adapt(await readFile(path)) : await openFile(path);

  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Length', String(Buffer.isBuffer(bytes) ? bytes.length : size));
  response.setHeader('Content-Disposition', 'attachment; filename="script.pdf"');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');

  try {
    if (Buffer.isBuffer(bytes)) response.end(bytes);
    else await pipeline(bytes, response);
  } catch (error) {
    // Closing the page ends the stream early; that isn't a server error.
    if (!response.destroyed) throw error;
  }

  return undefined;
};

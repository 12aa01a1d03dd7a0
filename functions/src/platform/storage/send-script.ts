import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Audition } from '@domain/auditions/auditions.ts';
import { notFound } from '../errors/app-error.ts';
import { getFileSize, openFile } from './files.ts';

/** Sends a request's or session's PDF as a download, so uploads never render within our pages. 404 without one. */
export const sendScript = async (
  record: Pick<Audition, 'scriptPath'> | undefined,
  response: Response,
): Promise<undefined> => {
  const path = record?.scriptPath;
  const size = path ? await getFileSize(path) : undefined;
  if (!path || size === undefined) throw notFound();
  const bytes = await openFile(path);
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('Content-Length', String(size));
  response.setHeader('Content-Disposition', 'attachment; filename="script.pdf"');
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

import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Audition } from '@domain/auditions/auditions.ts';
import { notFound } from '../errors/app-error.ts';
import { fileSize, openFile } from './files.ts';

/**
 * Sends the PDF that a request or a session names, to be saved: what others uploaded is never shown within our own pages. 404 when there is
 * none.
 */
export const sendScript = async (
  record: Pick<Audition, 'scriptPath'> | undefined,
  response: Response,
): Promise<undefined> => {
  const path = record?.scriptPath;
  const size = path ? await fileSize(path) : undefined;
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
    // Whoever closes the page ends the stream early; that is no failure of ours.
    if (!response.destroyed) throw error;
  }
  return undefined;
};

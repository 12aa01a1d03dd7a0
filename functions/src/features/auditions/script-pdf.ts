import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { scriptPathOf } from '@domain/auditions/script-pdf.ts';
import type { Audition } from '@domain/auditions/auditions.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { fileSize, openFile } from '../../storage/files.ts';

/**
 * What a request is to keep of a PDF that was uploaded for its project; nothing without an id. 409 when there is none of
 * this id, as for one of another project, which the path would lead past.
 */
export const scriptPdfOf = async (
  project: Pick<Audition, 'agencyId' | 'projectId'>,
  id: string | null,
): Promise<{ readonly scriptPdf: string | null; readonly scriptPath: string | null }> => {
  if (id === null) return { scriptPdf: null, scriptPath: null };
  const scriptPath = scriptPathOf(project, id);
  if ((await fileSize(scriptPath)) === undefined)
    throw new AppError(409, 'pdf.gone', { property: 'scriptPdf' });
  return { scriptPdf: id, scriptPath };
};

/**
 * Sends the PDF of a request, to be saved: what others uploaded is never shown within our own pages. 404 when there is
 * none.
 */
export const sendScript = async (
  audition: Pick<Audition, 'scriptPath'> | undefined,
  response: Response,
): Promise<undefined> => {
  const path = audition?.scriptPath;
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

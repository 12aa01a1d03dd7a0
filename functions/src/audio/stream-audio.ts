import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { bucket } from '../firestore/db.ts';
import { AppError, notFound } from '../http/app-error.ts';

/** The byte range a player asks for; undefined when it wants the whole file. */
const rangeOf = (header: string | undefined, size: number): { start: number; end: number } | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end ? undefined : { start, end };
};

/** Sends an MP3 of the bucket, or the part of it that was asked for. */
export const streamAudio = async (path: string, request: Request, response: Response): Promise<void> => {
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) throw notFound();
  const [metadata] = await file.getMetadata();
  const size = Number(metadata.size ?? 0);
  const range = rangeOf(request.headers.range, size);
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', 'private, max-age=900');
  response.setHeader('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) {
    response.status(206);
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(file.createReadStream({ ...range, validation: !range }), response);
  } catch (error) {
    // A player that seeks or closes ends the stream early; that is no failure of ours.
    if (!response.destroyed) throw error instanceof Error ? error : new AppError(500, 'server.unexpected');
  }
};

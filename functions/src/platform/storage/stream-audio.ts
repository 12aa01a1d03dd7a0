import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { AppError, notFound } from '../errors/app-error.ts';
import { getByteRange } from './byte-range.ts';
import { getFileSize, openFile, type ByteRange } from './files.ts';

/** Sent ranges can't be validated against `If-Range`, so such requests get the whole file. HEAD ignores ranges. */
const getRangeHeader = ({ method, headers }: Request): string | undefined =>
  method === 'GET' && headers['if-range'] === undefined ? headers.range : undefined;

interface Sound {
  readonly size: number;
  readonly open: (range: ByteRange | undefined) => Promise<Readable> | Readable;
}

const send = async ({ size, open }: Sound, request: Request, response: Response): Promise<void> => {
  const range = getByteRange(getRangeHeader(request), size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    throw new AppError(416, 'audio.noSuchPart');
  }

  const bytes = request.method === 'HEAD' || size === 0 ? undefined : await open(range);

  response.status(range ? 206 : 200);
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', 'private, max-age=900');
  response.setHeader('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);

  if (!bytes) {
    response.end();
    return;
  }

  try {
    await pipeline(bytes, response);
  } catch (error) {
    // Seeking or closing a player ends the stream early; that isn't a server error.
    if (!response.destroyed) throw error;
  }
};

/** Sends an MP3 of the bucket, or the requested range. 404 when missing, 416 for a range beyond the end. */
export const streamAudio = async (path: string, request: Request, response: Response): Promise<void> => {
  const size = await getFileSize(path);
  if (size === undefined) throw notFound();
  await send({ size, open: (range) => openFile(path, range) }, request, response);
};

export const sendAudio = (bytes: Buffer, request: Request, response: Response): Promise<void> => {
  const open = (range: ByteRange | undefined): Readable =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return send({ size: bytes.length, open }, request, response);
};

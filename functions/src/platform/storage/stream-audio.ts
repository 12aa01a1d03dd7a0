import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { AppError, notFound } from '../errors/app-error.ts';
import { getByteRange } from './byte-range.ts';
import { getFileVersion, openFile, type ByteRange } from './files.ts';

/** A range of another version than the browser has would be useless, so it gets the whole file. HEAD ignores ranges. */
const getRangeHeader = ({ method, headers }: Request, etag: string | undefined): string | undefined =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag)
    ? headers.range
    : undefined;

interface Sound {
  readonly size: number;
  /** Names the bytes; undefined: they are made for this response. */
  readonly etag?: string;
  readonly open: (range: ByteRange | undefined) => Promise<Readable> | Readable;
}

/** Returns whether the browser has these bytes. Proxies may mark the tag as weak. */
const isKnown = ({ headers }: Request, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const send = async ({ size, etag, open }: Sound, request: Request, response: Response): Promise<void> => {
  // The browser keeps the bytes, and checks before each use that it may still play them.
  response.setHeader('Cache-Control', etag ? 'private, no-cache' : 'private, no-store');
  if (etag) response.setHeader('ETag', etag);
  if (etag && isKnown(request, etag)) {
    response.status(304).end();
    return;
  }

  const range = getByteRange(getRangeHeader(request, etag), size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    throw new AppError(416, 'audio.noSuchPart');
  }

  const bytes = request.method === 'HEAD' || size === 0 ? undefined : await open(range);

  response.status(range ? 206 : 200);
  response.setHeader('Content-Type', 'audio/mpeg');
  response.setHeader('Accept-Ranges', 'bytes');
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

const toEtag = (path: string, generation: string): string =>
  `"${createHash('sha256').update(`${path} ${generation}`).digest('base64url').slice(0, 22)}"`;

/** Sends an MP3 of the bucket, or the requested range. 304 when the browser has it, 404 when missing, 416 for a range beyond the end. */
export const streamAudio = async (path: string, request: Request, response: Response): Promise<void> => {
  const version = await getFileVersion(path);
  if (!version) throw notFound();
  const { size, generation } = version;
  const etag = toEtag(path, generation);
  await send({ size, etag, open: (range) => openFile(path, range) }, request, response);
};

export const sendAudio = (bytes: Buffer, request: Request, response: Response): Promise<void> => {
  const open = (range: ByteRange | undefined): Readable =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return send({ size: bytes.length, open }, request, response);
};

import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { openFile, type ByteRange } from './files.ts';

/** Responses with a content length are limited to 32 MB. */
const NAMED_LENGTH_MAX = 30 * 1024 * 1024;

/** Has the browser save a response under a name, and never render it. `plainName`: for clients that read ASCII only. */
export const setDownloadName = (response: Response, name: string, plainName = 'file'): void => {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`,
  );

  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, no-store');
};

interface Sent {
  readonly path: string;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** Undefined: the whole file. */
  readonly range?: ByteRange | undefined;
  readonly name: string;
  readonly contentType: string;
}

/** Streams a stored file, or a range of it, as a download. */
export const sendFile = async (
  response: Response,
  { path, size, range, name, contentType }: Sent,
): Promise<void> => {
  const bytes = await openFile(path, range);
  const length = range ? range.end - range.start + 1 : size;

  response.status(range ? 206 : 200);
  response.setHeader('Content-Type', contentType);
  if (length <= NAMED_LENGTH_MAX) response.setHeader('Content-Length', String(length));
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  setDownloadName(response, name);

  try {
    await pipeline(bytes, response);
  } catch (error) {
    // A paused or cancelled download ends the stream early; that isn't a server error.
    if (!response.destroyed) throw error;
  }
};

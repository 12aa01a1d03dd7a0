import type { Request } from 'firebase-functions/v2/https';
import { AppError } from '../../platform/errors/app-error.ts';
import { getContentType, getContentEncoding } from './raw-body.ts';

/** Maximum JSON body in bytes, far above every schema. */
const JSON_MAX_BYTES = 256 * 1024;

/** 415 for a compressed body: no client of ours sends one, and ten bytes could unpack to gigabytes. */
export const refuseEncoded = (request: Request): void => {
  const encoding = getContentEncoding(request.headers).trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') throw new AppError(415, 'request.unsupportedMedia');
};

/** Returns the JSON body; 415 for another content type, 413 when too large, 400 when unreadable. */
export const readJson = (request: Request): unknown => {
  const raw = request.rawBody ?? Buffer.alloc(0);
  if (raw.length === 0) return {};
  if (!getContentType(request.headers).toLowerCase().startsWith('application/json')) {
    throw new AppError(415, 'request.unsupportedMedia');
  }
  if (raw.length > JSON_MAX_BYTES) throw new AppError(413, 'request.tooLarge');

  try {
    // Invalid UTF-8 is refused instead of replaced; a byte order mark is skipped.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};

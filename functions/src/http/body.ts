import type { Request } from 'firebase-functions/v2/https';
import { AppError } from '../errors/app-error.ts';
import { receivedContentType, receivedEncoding } from './raw-body.ts';

/** Largest JSON body in bytes; every schema of ours stays far below. */
const JSON_MAX_BYTES = 256 * 1024;

/** Refuses a body that was compressed on its way: 415. Nobody of ours does so, and ten bytes could unfold into gigabytes. */
export const refuseEncoded = (request: Request): void => {
  const encoding = receivedEncoding(request.headers).trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') throw new AppError(415, 'request.unsupportedMedia');
};

/** The JSON body; 415 for another content type, 413 when it is too large, 400 when it cannot be read. */
export const readJson = (request: Request): unknown => {
  const raw = request.rawBody ?? Buffer.alloc(0);
  if (raw.length === 0) return {};
  if (!receivedContentType(request.headers).toLowerCase().startsWith('application/json')) {
    throw new AppError(415, 'request.unsupportedMedia');
  }
  if (raw.length > JSON_MAX_BYTES) throw new AppError(413, 'request.tooLarge');
  try {
    // Bytes that are no UTF-8 are refused, and not replaced; a byte order mark is passed over.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};

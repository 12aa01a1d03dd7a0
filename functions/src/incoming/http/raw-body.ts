import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { AUDIO_MAX_BYTES } from '@domain/audio/limits.ts';

/** Header that keeps the original content type and encoding while the platform reads the body. */
const KEPT_TYPE = 'x-received-content-type';
const KEPT_ENCODING = 'x-received-content-encoding';

/** Maximum size of a body that is read, in bytes: the largest upload with its form. */
const BODY_MAX_BYTES = AUDIO_MAX_BYTES + 2 * 1024 * 1024;

/** Returns whether this process serves the API. The platform reads trigger events, which callers can't address. */
const servesHttp = (): boolean => process.env['FUNCTION_SIGNATURE_TYPE'] !== 'cloudevent';

const NOWHERE = '/unreadable-path';

const isReadable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

const REQUEST_STARTS = 'http.server.request.start';

const keepRaw = (message: unknown): void => {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  if (!isReadable(request.url ?? '')) request.url = NOWHERE;
  headers[KEPT_TYPE] = headers['content-type'] ?? '';
  headers[KEPT_ENCODING] = headers['content-encoding'] ?? '';
  delete headers['content-encoding'];
  // Without a content type the platform doesn't buffer the body, so we can refuse an oversized one.
  if (isOversize(headers)) delete headers['content-type'];
  else headers['content-type'] = 'application/octet-stream';
};

/**
 * Keeps request bodies as raw bytes: Cloud Functions and its emulator would parse them first and report errors on a page of
 * their own, the emulator's with a stack. Paths with invalid percent-encoding would end there as well, so they lead to our 404.
 */
export const keepBodiesRaw = (): void => {
  if (!servesHttp()) return;
  // Once per process: a second subscription would store the replaced headers.
  unsubscribe(REQUEST_STARTS, keepRaw);
  subscribe(REQUEST_STARTS, keepRaw);
};

const getHeader = (headers: IncomingMessage['headers'], internalName: string, name: string): string => {
  const value = headers[internalName] ?? headers[name];
  return typeof value === 'string' ? value : '';
};

export const getContentType = (headers: IncomingMessage['headers']): string =>
  getHeader(headers, KEPT_TYPE, 'content-type');

export const getContentEncoding = (headers: IncomingMessage['headers']): string =>
  getHeader(headers, KEPT_ENCODING, 'content-encoding');

/** Returns whether the announced body exceeds our maximum. */
export const isOversize = (headers: IncomingMessage['headers']): boolean =>
  Number(headers['content-length'] ?? 0) > BODY_MAX_BYTES;

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { AUDIO_MAX_BYTES } from '@domain/audio/limits.ts';

/** Where the caller's content type and content encoding are kept while the platform reads the body. */
const KEPT_TYPE = 'x-received-content-type';
const KEPT_ENCODING = 'x-received-content-encoding';

/** Bodies above this are not read at all, in bytes: the largest upload with the form around it. */
const BODY_MAX_BYTES = AUDIO_MAX_BYTES + 2 * 1024 * 1024;

/** Whether this process serves the API. Events for triggers are read by the platform, and a caller cannot name theirs one. */
const servesHttp = (): boolean => process.env['FUNCTION_SIGNATURE_TYPE'] !== 'cloudevent';

/** A path that leads nowhere, in the place of one that cannot be read. */
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
  // Without any content type the platform does not read the body into memory: what is too large is ours to refuse.
  if (isOversize(headers)) delete headers['content-type'];
  else headers['content-type'] = 'application/octet-stream';
};

/**
 * Cloud Functions and the Functions emulator parse and unpack bodies before our code runs, and answer what they cannot
 * read with a page of their own (the emulator's shows a stack). Handing every body over as the bytes that came keeps the
 * reading, and so the error, ours. A path that is not percent-encoded as it should be ends at the same kind of page, so
 * it is led to our own 404.
 */
export const keepBodiesRaw = (): void => {
  if (!servesHttp()) return;
  // Once per process: a second subscription would keep the headers that the first one has set.
  unsubscribe(REQUEST_STARTS, keepRaw);
  subscribe(REQUEST_STARTS, keepRaw);
};

const keptOr = (headers: IncomingMessage['headers'], kept: string, name: string): string => {
  const value = headers[kept] ?? headers[name];
  return typeof value === 'string' ? value : '';
};

/** The content type as the caller sent it. */
export const receivedContentType = (headers: IncomingMessage['headers']): string =>
  keptOr(headers, KEPT_TYPE, 'content-type');

/** The content encoding as the caller sent it; empty when there was none. */
export const receivedEncoding = (headers: IncomingMessage['headers']): string =>
  keptOr(headers, KEPT_ENCODING, 'content-encoding');

/** Whether the announced body is larger than anything of ours. */
export const isOversize = (headers: IncomingMessage['headers']): boolean =>
  Number(headers['content-length'] ?? 0) > BODY_MAX_BYTES;

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Where the caller's content type is kept while the platform reads the body. */
const KEPT = 'x-received-content-type';

/** What the platform in front of us reads into memory at most, in bytes. */
const PLATFORM_LIMIT = 31 * 1024 * 1024;

/**
 * Cloud Functions and the Functions emulator parse JSON before our code runs, and answer malformed JSON with a page of
 * their own (the emulator's shows a stack). Handing every body over as bytes keeps the reading, and so the error, ours.
 */
export const keepBodiesRaw = (): void => {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    // Events from the platform (triggers) are parsed by the platform.
    if (isEvent(request)) return;
    // Without any content type the platform would not read the body at all.
    request.headers[KEPT] = request.headers['content-type'] ?? '';
    request.headers['content-type'] = 'application/octet-stream';
  });
};

const isEvent = (request: IncomingMessage): boolean =>
  request.headers['ce-type'] !== undefined ||
  request.headers['content-type']?.startsWith('application/cloudevents') === true;

/** The content type as the caller sent it. */
export const receivedContentType = (headers: IncomingMessage['headers']): string => {
  const kept = headers[KEPT];
  return (typeof kept === 'string' ? kept : headers['content-type']) ?? '';
};

/** Whether the announced body is larger than the platform would read. */
export const exceedsPlatform = (headers: IncomingMessage['headers']): boolean =>
  Number(headers['content-length'] ?? 0) > PLATFORM_LIMIT;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgument, type StatusError } from '../../status/status.ts';
import { HTTP_STATUS } from './http-status.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Thrown by {@link readBody} when the client sends more than 16 MiB. */
export class BodyTooLarge extends Error {}

export async function readBody(request: IncomingMessage, limit = MAX_BODY_BYTES): Promise<string> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;

    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else {
        // The rest is drained, so that the client receives the reply.
        chunks = [];
        reject(new BodyTooLarge());
      }
    });

    request.on('end', () => {
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.on('error', reject);
  });
}

/** Parses a body as JSON with any content type; empty is an empty object. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidPayload();
  }
}

/** The error of malformed JSON, or of JSON that isn't its message. */
export const invalidPayload = () => invalidArgument("Payload isn't valid for request.");

export function sendJsonText(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text);
}

export function sendJson(response: ServerResponse, json: unknown): void {
  sendJsonText(response, JSON.stringify(json));
}

/** Sends text without a content type, like the official emulator. */
export function sendText(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status);
  response.end(text);
}

/** The error body of Google's REST APIs: one line, escaped slashes, no empty message. */
export function sendError(response: ServerResponse, error: StatusError): void {
  const code = HTTP_STATUS[error.status];
  const message = error.message === '' ? undefined : error.message;
  const body = JSON.stringify({ error: { code, message, status: error.status } });
  sendJsonText(response, body.replaceAll('/', '\\/'), code);
}

/** Allows any page to call: the origin is echoed because the SDK sends credentials. */
export function applyCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;

  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('vary', 'Origin');

  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
}

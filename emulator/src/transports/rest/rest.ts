import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf } from '../../server/caller.ts';
import type { Emulator } from '../../server/emulator.ts';
import { invalidArgument, toStatus } from '../../status/status.ts';
import { METHODS } from '../rpc/methods.ts';
import { codec } from '../wire/codec.ts';
import { BodyTooLarge, readJson, sendError, sendJson, sendText } from './http.ts';
import { routeOf } from './routes.ts';

/** Answers a REST call; false when the URL is not one. */
export async function handleRest(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  try {
    const route = routeOf(request.method ?? 'GET', url);
    if (route === undefined) return false;
    const method = METHODS[route.method];
    if (method === undefined || method.kind === 'duplex') return false;
    const body = await readJson(request);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw invalidArgument('Invalid JSON payload received: an object is expected.');
    }
    const caller = callerOf(request.headers.authorization);
    const message = codec(method.request).fromJson(route.request(body as Record<string, unknown>));
    const { toJson } = codec(method.response);
    if (method.kind === 'unary') {
      sendJson(response, toJson(await method.handle({ emulator, caller }, message)));
    } else {
      const answers = await method.handle({ emulator, caller }, message);
      sendJson(response, Array.from(answers, toJson));
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) sendText(response, 'Request Entity Too Large\n', 413);
    else sendError(response, toStatus(error));
  }
  return true;
}

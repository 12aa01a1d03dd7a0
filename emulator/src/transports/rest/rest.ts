import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '../../server/emulator.ts';
import { toStatus } from '../../status/status.ts';
import { APP_CHECK_HEADER, type Method } from '../rpc/context.ts';
import { METHODS } from '../rpc/methods.ts';
import { getCodec } from '../wire/codec.ts';
import { BodyTooLarge, invalidPayload, readJson, sendError, sendJsonText, sendText } from './http.ts';
import { toJsonText } from './json-text.ts';
import type { RequestTarget } from './request-target.ts';
import { matchRoute } from './routes.ts';

/** Answers a REST call; false when the target is not one. */
export async function handleRest(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
): Promise<boolean> {
  try {
    const route = matchRoute(request.method ?? 'GET', target);
    if (route === undefined) return false;

    const method = METHODS[route.method];
    if (method === undefined || method.kind === 'duplex') return false;

    const body = await readJson(request);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidPayload();

    const input = route.request(body as Record<string, unknown>, target.searchParams);
    const message = getMessage(method, input);
    const { authorization, [APP_CHECK_HEADER]: appCheck } = request.headers;
    const context = { emulator, authorization, appCheck: appCheck?.toString() };
    const { toJson } = getCodec(method.response);

    if (method.kind === 'unary') {
      sendJsonText(response, `${toJsonText(toJson(await method.handle(context, message)))}\n`);
    } else {
      const answers = Array.from(await method.handle(context, message), toJson);
      if (route.method === 'RunAggregationQuery') markDone(answers.at(-1));
      sendJsonText(response, `[\n${answers.map((answer) => toJsonText(answer)).join(',\n')}\n]\n`);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) sendText(response, '', 413);
    else sendError(response, toStatus(error));
  }

  return true;
}

function getMessage(method: Method, json: Record<string, unknown>): object {
  try {
    return getCodec(method.request).fromJson(json, { strict: method.request !== 'ExecutePipelineRequest' });
  } catch {
    throw invalidPayload();
  }
}

/** The official emulator ends an aggregation like this, in an unpublished field. */
function markDone(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) Object.assign(answer, { done: true });
}

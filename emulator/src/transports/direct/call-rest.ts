import type { Emulator } from '../../server/emulator.ts';
import { toStatus } from '../../status/status.ts';
import { parseRequestTarget } from '../rest/request-target.ts';
import { matchRoute } from '../rest/routes.ts';
import { METHODS } from '../rpc/methods.ts';
import { getCodec } from '../wire/codec.ts';

/** Answers a REST call without HTTP: the body's JSON. Throws for addresses that the API doesn't have. */
export const callRest = async (
  emulator: Emulator,
  httpMethod: string,
  target: string,
  authorization: string | undefined,
  body: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const requestTarget = parseRequestTarget(target);
  const route = matchRoute(httpMethod, requestTarget);
  const method = route && METHODS[route.method];
  if (!method || method.kind === 'duplex') throw new Error(`No such call: ${httpMethod} ${target}`);

  const { toJson } = getCodec(method.response);
  try {
    const message = getCodec(method.request).fromJson(route.request(body, requestTarget.searchParams), {
      strict: true,
    });
    const context = { emulator, authorization };
    const reply =
      method.kind === 'unary'
        ? toJson(await method.handle(context, message))
        : Array.from(await method.handle(context, message), toJson);
    return JSON.stringify(reply);
  } catch (error) {
    const { status, message } = toStatus(error);
    return JSON.stringify({ error: { status, message } });
  }
};

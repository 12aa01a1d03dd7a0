import type { Response } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { api, type EndpointName } from '@domain/api.ts';
import { callAddress } from '@domain/call-address.ts';
import type { Contract } from '@domain/contract.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import type { PageAnswer } from '@domain/pages/page-data.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { toErrorBody } from '../../platform/errors/error-body.ts';
import { logFailure } from '../../platform/errors/log-failure.ts';
import { runEndpoint } from '../http/endpoint.ts';
import type { Call, Operations } from '../../work/operation.ts';
import type { Texts } from './page-routes.ts';

export type Outcome =
  | { readonly kind: 'reply'; readonly reply: unknown; readonly answer: PageAnswer }
  | { readonly kind: 'refusal'; readonly failure: AppError; readonly answer: PageAnswer }
  /** Left to the app, which repeats the call. */
  | { readonly kind: 'unknown' };

/** Returns the page's request as an anonymous API call: a page opens without a token, and its content is visible to anyone with the address. */
const toCall = (request: Request, params: object, query: object): Request => {
  const { authorization: _token, 'x-agency-id': _agency, ...headers } = request.headers;
  return Object.create(request, {
    params: { value: params },
    query: { value: query },
    headers: { value: headers },
  }) as Request;
};

/** Returns whether a refusal concerns the page's content, not the request. */
const isOfContent = ({ status }: AppError): boolean => status < 500;

/** Runs the API operation, with the same limits and errors. */
export const runPageCall = async (
  handlers: Operations,
  name: EndpointName,
  input: { readonly params?: Texts; readonly query?: Texts },
  request: Request,
  response: Response,
): Promise<Outcome> => {
  const contract: Contract = api[name];
  const { params = {}, query = {} } = input;
  const handler = handlers[name] as (call: Call<Contract>) => Promise<unknown>;

  try {
    const of = callAddress(contract.path, params, query);
    const reply = await runEndpoint(name, contract, handler, toCall(request, params, query), response);
    return { kind: 'reply', reply, answer: { of, collection: reply ?? null } };
  } catch (error) {
    const requestId = String(response.locals['requestId']);
    const failure = logFailure(error, {
      requestId,
      endpoint: `page of ${name}`,
    });
    if (!isOfContent(failure)) return { kind: 'unknown' };
    const of = callAddress(contract.path, params, query);
    const locale = parseLocale(request.headers['accept-language']);
    return { kind: 'refusal', failure, answer: { of, error: toErrorBody(failure, locale, requestId) } };
  }
};

import { logger } from 'firebase-functions';
import { api, type EndpointName } from '@domain/api.ts';
import type { Contract, ErrorBody } from '@domain/contract.ts';
import { localeFrom } from '@domain/messages/locale.ts';
import { errorText } from '@domain/messages/messages.ts';
import { TRUSTED_PROXIES } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { failureOf } from '../errors/failure.ts';
import type { Call, Operations } from '../operation.ts';
import { serve } from './endpoint.ts';
import { allowOwnOrigin, frameRequest } from './frame.ts';
import { feignDistance } from './latency.ts';
import { serveDocumentation } from './openapi/page.ts';

import express, { Router, type ErrorRequestHandler, type Express, type RequestHandler } from 'express';

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const;

const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** The first segment of a path; empty for the root. */
const areaOf = (path: string): string => path.split('/')[1] ?? '';

/** Literal segments sort before parameters, so that `/casting/recordingSession` is never taken for `/casting/{id}`. */
const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

const bySpecificity = ([, a]: readonly [string, Contract], [, b]: readonly [string, Contract]): number =>
  shapeOf(a.path).localeCompare(shapeOf(b.path));

const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const requestId = String(response.locals['requestId']);
  const known = failureOf(error);
  if (known.status >= 500 && known !== error) {
    const cause =
      error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
    const endpoint = String(response.locals['endpoint'] ?? 'none');
    const log = known.status === 503 ? logger.warn : logger.error;
    log(known.status === 503 ? 'Out of reach' : 'Unexpected failure', { requestId, endpoint, ...cause });
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { retryAfterSeconds, property, values } = known.detail;
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds));
  const body: ErrorBody = {
    status: known.status,
    code: known.code,
    property: property ?? null,
    message: errorText(known.code, localeFrom(request.headers['accept-language']), values),
  };
  response.status(known.status).json(body);
};

/** Express tries its routes one by one, so they are kept by first segment: a request passes a few, not all of them. */
const routesOf = (handlers: Operations): RequestHandler => {
  const routers = new Map<string, Router>();
  const entries = Object.entries(api) as unknown as (readonly [EndpointName, Contract])[];
  for (const [name, contract] of [...entries].sort(bySpecificity)) {
    const area = areaOf(contract.path);
    const router = routers.get(area) ?? Router();
    routers.set(area, router);
    const handler = handlers[name] as (call: Call<Contract>) => Promise<unknown>;
    router[METHODS[contract.method]](expressPath(contract.path), serve(name, contract, handler));
  }
  return (request, response, next) => {
    const router = routers.get(areaOf(request.path));
    if (router) router(request, response, next);
    else next();
  };
};

/** The whole API as one Express app: every contract with its handler, the same envelope and errors everywhere. */
export const createApp = (handlers: Operations): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'weak');
  // Asked for each request: settings have no values yet when the functions are loaded.
  app.set('trust proxy', (_address: string, hop: number) => hop < TRUSTED_PROXIES.value());
  app.use(frameRequest, allowOwnOrigin);
  serveDocumentation(app);
  app.use('/api', feignDistance, routesOf(handlers));
  app.use((_request, _response, next) => next(new AppError(404, 'request.notFound')));
  app.use(answerError);
  return app;
};

import { api, type EndpointName } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { parseLocale } from '@domain/messages/locale.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { toErrorBody } from '../../platform/errors/error-body.ts';
import { logFailure } from '../../platform/errors/log-failure.ts';
import type { Call, Operations } from '../../work/operation.ts';
import { serve } from './endpoint.ts';
import { createExpressApp } from './create-express-app.ts';
import { allowOwnOrigin, frameRequest } from './frame.ts';
import { simulateLatency } from './latency.ts';
import { serveDocumentation } from './openapi/page.ts';
import { JSON_TYPE, sendText } from './send-text.ts';

import { Router, type ErrorRequestHandler, type Express, type RequestHandler } from 'express';

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' } as const;

const toExpressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Returns a path's first segment; empty for the root. */
const getArea = (path: string): string => path.split('/')[1] ?? '';

/** Sorts literal segments before parameters, so `/casting/recordingSession` isn't matched by `/casting/{id}`. */
const getShape = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

const compareSpecificity = ([, a]: readonly [string, Contract], [, b]: readonly [string, Contract]): number =>
  getShape(a.path).localeCompare(getShape(b.path));

const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const requestId = String(response.locals['requestId']);
  const failure = logFailure(error, {
    requestId,
    endpoint: String(response.locals['endpoint'] ?? 'none'),
  });
  if (response.headersSent) {
    response.destroy();
    return;
  }

  const { retryAfterSeconds } = failure.detail;
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds));

  const body = toErrorBody(failure, parseLocale(request.headers['accept-language']), requestId);
  sendText(request, response.status(failure.status), JSON_TYPE, JSON.stringify(body));
};

/** Express tries routes in order, so they are grouped by first segment. */
const getRoutes = (handlers: Operations, isServed: (contract: Contract) => boolean): RequestHandler => {
  const routers = new Map<string, Router>();
  const entries = Object.entries(api) as unknown as (readonly [EndpointName, Contract])[];
  const served = entries.filter(([, contract]) => isServed(contract));
  for (const [name, contract] of served.sort(compareSpecificity)) {
    const area = getArea(contract.path);
    const router = routers.get(area) ?? Router();
    routers.set(area, router);
    const handler = handlers[name] as (call: Call<Contract>) => Promise<unknown>;
    router[METHODS[contract.method]](toExpressPath(contract.path), serve(name, contract, handler));
  }

  return (request, response, next) => {
    const router = routers.get(getArea(request.path));
    if (router) router(request, response, next);
    else next();
  };
};

const getApp = (handlers: Operations, isServed: (contract: Contract) => boolean): Express => {
  const app = createExpressApp();
  app.set('etag', 'weak');
  app.use(frameRequest, allowOwnOrigin);
  serveDocumentation(app);
  app.use('/api', simulateLatency, getRoutes(handlers, isServed));
  app.use((_request, _response, next) => next(new AppError(404, 'request.notFound')));
  app.use(answerError);
  return app;
};

/** Creates the whole API as one Express app, with a uniform envelope and errors. */
export const createApp = (handlers: Operations): Express => getApp(handlers, () => true);

/** Creates an app of only the calls that may exceed Hosting's limit. */
export const createLongApp = (handlers: Operations): Express =>
  getApp(handlers, ({ isLong }) => isLong === true);

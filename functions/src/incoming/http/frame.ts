import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { isOwnOrigin } from '../../work/own-origin.ts';

/** Headers of every response. The API serves data only, so nothing may run, be framed or be referred to. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

const LOCAL = Boolean(process.env['FUNCTIONS_EMULATOR']);

/** Gives each request an id and logs one line per response. Logs only the endpoint's name: paths and queries contain tokens and addresses. */
export const frameRequest: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  const startedAt = performance.now();

  response.locals['requestId'] = requestId;
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);

  response.on('finish', () => {
    if (LOCAL && response.statusCode < 500) return;
    logger.info('Request', {
      requestId,
      method: request.method,
      endpoint: String(response.locals['endpoint'] ?? 'none'),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - startedAt),
    });
  });

  next();
};

/** Allows browser calls only from our own pages. */
export const allowOwnOrigin: RequestHandler = (request, response, next) => {
  const { origin } = request.headers;

  response.vary('Origin');

  if (origin !== undefined && isOwnOrigin(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');

    response.setHeader(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, X-Agency-Id, X-Firebase-AppCheck, X-Page-Origin',
    );

    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');

    response.setHeader('Access-Control-Max-Age', '600');
  }

  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};

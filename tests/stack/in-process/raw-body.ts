import type { RequestHandler } from 'express';

/** Keeps a body's raw bytes, like Cloud Functions. */
export const keepRawBody: RequestHandler = (request, _response, next) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    next();
  });
};

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Express, Request, Response } from 'express';
import { HTML_TYPE, JSON_TYPE, sendText } from '../send-text.ts';
import { REFERENCE_POLICY, START_SCRIPT } from './reference.ts';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Voice casting API</title><link rel="icon" href="/favicon.svg"></head><body><div id="reference"></div><script src="/api/docs/reference.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** Returns the compressed bundle of the reference; in a deployed function, `build.mjs` puts it beside the code. */
const readBundle = async (): Promise<Buffer> => {
  const built = fileURLToPath(new URL('api-reference.js.gz', import.meta.url));
  if (existsSync(built)) return readFile(built);
  const { resolve } = createRequire(import.meta.url);
  return gzipSync(await readFile(resolve('@scalar/api-reference/browser/standalone.js')));
};

const keepFor = (response: Response, seconds: number): void => {
  response.setHeader('Cache-Control', `public, max-age=${seconds}`);
};

const sendCached = (request: Request, response: Response, type: string, text: string): void => {
  keepFor(response, 300);
  sendText(request, response, type, text);
};

/** Serves the API's description and a reference made from it. Loaded on the first request, not at start-up. */
export const serveDocumentation = (app: Express): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', async (request, response) => {
    document ??= JSON.stringify((await import('./document.ts')).openApiDocument());
    sendCached(request, response, JSON_TYPE, document);
  });
  app.get('/api/docs', (request, response) => {
    response.setHeader('Content-Security-Policy', REFERENCE_POLICY);
    sendCached(request, response, HTML_TYPE, PAGE);
  });
  // Separate files, because the policy forbids inline scripts.
  app.get('/api/docs/start.js', (request, response) =>
    sendCached(request, response, SCRIPT_TYPE, START_SCRIPT),
  );
  app.get('/api/docs/reference.js', async (request, response) => {
    const bundle = await readBundle();
    const isZipped = request.acceptsEncodings('gzip') === 'gzip';
    keepFor(response, 86_400);
    response.setHeader('Content-Type', SCRIPT_TYPE);
    response.vary('Accept-Encoding');
    if (isZipped) response.setHeader('Content-Encoding', 'gzip');
    response.send(isZipped ? bundle : gunzipSync(bundle));
  });
};

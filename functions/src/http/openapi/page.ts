import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Express, Request, Response } from 'express';
import { HTML_TYPE, JSON_TYPE, sendText } from '../send-text.ts';
import { REFERENCE_POLICY, START_SCRIPT } from './reference.ts';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Voice casting API</title><link rel="icon" href="/favicon.svg"></head><body><div id="reference"></div><script src="/api/docs/reference.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** The bundle of the reference; a deployed function has it beside its code, where `build.mjs` puts it. */
const readBundle = (): Promise<string> => {
  const built = fileURLToPath(new URL('api-reference.js', import.meta.url));
  const { resolve } = createRequire(import.meta.url);
  return readFile(existsSync(built) ? built : resolve('@scalar/api-reference/browser/standalone.js'), 'utf8');
};

const cached = (seconds: number, request: Request, response: Response, type: string, text: string): void => {
  response.setHeader('Cache-Control', `public, max-age=${seconds}`);
  sendText(request, response, type, text);
};

/** Serves the API's description and a reference made from it. Loaded on the first request, not at start-up. */
export const serveDocumentation = (app: Express): void => {
  let document: string | undefined;
  app.get('/api/openapi.json', async (request, response) => {
    document ??= JSON.stringify((await import('./document.ts')).openApiDocument());
    cached(300, request, response, JSON_TYPE, document);
  });
  app.get('/api/docs', (request, response) => {
    response.setHeader('Content-Security-Policy', REFERENCE_POLICY);
    cached(300, request, response, HTML_TYPE, PAGE);
  });
  // Files, because the policy runs no script that is part of a page.
  app.get('/api/docs/start.js', (request, response) =>
    cached(300, request, response, SCRIPT_TYPE, START_SCRIPT),
  );
  app.get('/api/docs/reference.js', async (request, response) =>
    cached(86_400, request, response, SCRIPT_TYPE, await readBundle()),
  );
};

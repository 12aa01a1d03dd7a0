import type { Express, Request, Response } from 'express';
import { HTML_TYPE, JSON_TYPE, sendText } from '../send-text.ts';
import { listOperations, type Description } from './reference/description.ts';
import { SCRIPT, STYLE } from './reference/assets.ts';
import { REFERENCE_POLICY } from './reference/policy.ts';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const STYLE_TYPE = 'text/css; charset=utf-8';

const sendCached = (request: Request, response: Response, type: string, text: string): void => {
  response.setHeader('Cache-Control', 'public, max-age=300');
  sendText(request, response, type, text);
};

const sendPage = (request: Request, response: Response, page: string): void => {
  response.setHeader('Content-Security-Policy', REFERENCE_POLICY);
  sendCached(request, response, HTML_TYPE, page);
};

/** Serves the API's description and a reference made from it. Loaded on the first request, not at start-up. */
export const serveDocumentation = (app: Express): void => {
  let built: Promise<Description> | undefined;
  const readDescription = (): Promise<Description> =>
    (built ??= import('./document.ts').then(
      ({ openApiDocument }) => openApiDocument() as unknown as Description,
    ));
  let document: string | undefined;

  app.get('/api/openapi.json', async (request, response) => {
    document ??= JSON.stringify(await readDescription());
    sendCached(request, response, JSON_TYPE, document);
  });
  app.get('/api/docs/style.css', (request, response) => sendCached(request, response, STYLE_TYPE, STYLE));
  app.get('/api/docs/script.js', (request, response) => sendCached(request, response, SCRIPT_TYPE, SCRIPT));

  app.get('/api/docs', async (request, response) => {
    const { renderIndex } = await import('./reference/pages.ts');
    sendPage(request, response, renderIndex(await readDescription()));
  });

  app.get('/api/docs/:name', async (request, response, next) => {
    const description = await readDescription();
    const operation = listOperations(description).find(
      ({ operationId }) => operationId === request.params.name,
    );
    if (!operation) {
      next();
      return;
    }

    const { renderOperation } = await import('./reference/pages.ts');
    sendPage(request, response, renderOperation(description, operation));
  });
};

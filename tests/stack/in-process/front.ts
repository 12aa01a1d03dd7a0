import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { makeShell } from '../../../functions/shell.mjs';
import { handlers as operations } from '../../../functions/src/handlers.ts';
import { createApp, createLongApp } from '../../../functions/src/incoming/http/app.ts';
import { createPages } from '../../../functions/src/incoming/pages/pages.ts';
import type { Shell } from '../../../functions/src/incoming/pages/shell.ts';
import { withNotes } from './noted-operations.ts';
import { keepRawBody } from './raw-body.ts';
import { serve } from './serve.ts';
import { FUNCTIONS_PATH } from './settings.ts';

const text = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** Serves the API, long calls and link pages at the addresses of Hosting and the functions. */
export const startFront = async (): Promise<void> => {
  const shell = JSON.parse(makeShell(text('web/index.html'), JSON.parse(text('firebase.json')))) as Shell;
  const handlers = withNotes(operations);
  const api = createApp(handlers);
  const pages = createPages(
    handlers,
    () => shell,
    () => Promise.resolve(undefined),
  );
  const front: Express = express();
  front.disable('x-powered-by');
  front.use(keepRawBody);
  front.use(`${FUNCTIONS_PATH}/api`, api);
  front.use(`${FUNCTIONS_PATH}/long`, createLongApp(handlers));
  front.use((request, response, next) =>
    request.path.startsWith('/api/') ? api(request, response, next) : pages(request, response, next),
  );

  const address = await serve((request: IncomingMessage, response: ServerResponse) => {
    front(request, response);
  });
  Object.assign(process.env, {
    APP_URL: `http://${address}`,
    APP_ADDRESS: `http://${address}`,
    API_ADDRESS: `http://${address}${FUNCTIONS_PATH}/api`,
    FUNCTIONS_EMULATOR_HOST: address,
  });
};

import { TRUSTED_PROXIES } from '../config.ts';

import express, { type Express } from 'express';

/** An Express app that says nothing of itself and knows who calls. */
export const expressApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // Asked for each request: settings have no values yet when the functions are loaded.
  app.set('trust proxy', (_address: string, hop: number) => hop < TRUSTED_PROXIES.value());
  return app;
};

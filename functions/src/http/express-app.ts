import express, { type Express } from 'express';

/** An Express app that reveals nothing of itself. */
export const expressApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // Who calls is read by `callerAddress`, which knows by which way the call came.
  app.set('trust proxy', false);
  return app;
};

import express, { type Express } from 'express';

export const createExpressApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // `getCallerAddress` determines the caller from the call's route.
  app.set('trust proxy', false);
  return app;
};

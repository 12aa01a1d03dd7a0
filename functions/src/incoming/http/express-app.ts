import express, { type Express } from 'express';

export const expressApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // `callerAddress` determines the caller from the call's route.
  app.set('trust proxy', false);
  return app;
};

import type { RequestHandler } from 'express';
import { FAKE_LATENCY_MS } from '../config.ts';

/** Lets the emulated API take as long as one that is far away. Does nothing anywhere else, whatever is set there. */
export const feignDistance: RequestHandler = (_request, _response, next) => {
  const delay = process.env['FUNCTIONS_EMULATOR'] ? FAKE_LATENCY_MS.value() : 0;
  if (delay > 0) setTimeout(next, delay);
  else next();
};

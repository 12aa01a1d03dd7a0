import type { RequestHandler } from 'express';
import { FAKE_LATENCY_MS } from '../../config.ts';

/** Delays responses of the emulated API to simulate a distant server; no-op when deployed. */
export const simulateLatency: RequestHandler = (_request, _response, next) => {
  const delay = process.env['FUNCTIONS_EMULATOR'] ? FAKE_LATENCY_MS.value() : 0;
  if (delay > 0) setTimeout(next, delay);
  else next();
};

import { hasWorker } from './worker.ts';

/** Nothing kept on this device answers the load. */
export class NothingKeptError extends Error {
  override readonly name = 'NothingKept';
}

let isTaking = false;

/** Runs a load with what this device has kept of its call; rejects when there is nothing. The load must call immediately. */
export const loadKept = <T>(load: () => Promise<T>): Promise<T> => {
  if (!hasWorker()) return Promise.reject(new NothingKeptError());

  isTaking = true;
  try {
    return load();
  } finally {
    isTaking = false;
  }
};

/** Returns whether the load that runs now takes kept replies. */
export const takesKept = (): boolean => isTaking;

/** Returns the kept reply to a call, as the service worker has it. */
export const fetchKept = async (url: string, headers: Headers): Promise<Response> => {
  const response = await fetch(url, { headers, cache: 'only-if-cached', mode: 'same-origin' });
  if (response.status !== 200) throw new NothingKeptError();
  return response;
};

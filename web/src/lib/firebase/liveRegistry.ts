import { retryRefusedRequests } from '../refusedRequests.ts';

interface Entry {
  readonly source: unknown;
  readonly stop: () => void;
  readers: number;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** How long a listener without readers is kept, so going back shows the list immediately. */
const IDLE_MS = 30_000;

const entries = new Map<string, Entry>();

/** reactfire's global cache of observables, which it never empties. */
const getReactfireCache = (): Map<string, unknown> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })._reactFirePreloadedObservables;

const drop = (key: string): void => {
  const entry = entries.get(key);
  if (!entry) return;
  clearTimeout(entry.idle);
  entries.delete(key);
  getReactfireCache()?.delete(key);
  entry.stop();
};

const failureWatchers = new Set<(error: Error) => void>();

/** Subscribes to failures of all listeners; returns the unsubscriber. */
export const watchLiveFailures = (watcher: (error: Error) => void): (() => void) => {
  failureWatchers.add(watcher);
  return () => void failureWatchers.delete(watcher);
};

/** Reports a failed listener to subscribers. */
export const reportLiveFailure = (error: Error): void => {
  for (const watcher of failureWatchers) watcher(error);
};

/** Returns the source of a key, created on first use; `stop` ends it. Independent of the source's kind, because the sign-in page has none. */
export const getSource = <Source>(
  key: string,
  make: () => { readonly source: Source; readonly stop: () => void },
): Source => {
  const entry = entries.get(key);
  if (entry) return entry.source as Source;
  const { source, stop } = make();
  entries.set(key, { source, stop, readers: 0, idle: undefined });
  return source;
};

/** Counts a reader; returns a function that releases it. */
export const holdLive = (key: string): (() => void) => {
  const entry = entries.get(key);
  if (!entry) return () => undefined;
  entry.readers += 1;
  clearTimeout(entry.idle);
  return () => {
    entry.readers -= 1;
    if (entry.readers > 0 || entries.get(key) !== entry) return;
    entry.idle = setTimeout(() => drop(key), IDLE_MS);
  };
};

/** Drops an observable, so the next reader restarts it. */
export const forgetLive = (key: string): void => drop(key);

/** Ends every listener and empties both caches. Called on sign-out and when the agency changes. */
export const forgetAllLive = (): void => {
  for (const key of [...entries.keys()]) drop(key);
  getReactfireCache()?.clear();
};

/**
 * After a change of rights without a change of screen: retries refused listeners and drops
 * those without readers. Active ones continue under the new rights.
 */
export const retryRefused = (): void => {
  for (const [key, { readers, idle }] of [...entries]) if (readers === 0 && idle) drop(key);
  retryRefusedRequests();
};

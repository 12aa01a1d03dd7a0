import { Observable, Subject, takeUntil } from 'rxjs';

/** A value that keeps arriving, or the failure that ended it. Failures travel as values: see `liveSource`. */
export type Emission<T> =
  { readonly kind: 'value'; readonly value: T } | { readonly kind: 'failure'; readonly error: Error };

interface Entry {
  readonly source: Observable<Emission<unknown>>;
  readonly stop: Subject<void>;
  readers: number;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** A listener nobody reads is kept this long, so that going back shows the list at once. */
const IDLE_MS = 30_000;

const entries = new Map<string, Entry>();

/** reactfire's own cache of observables, a global of its making; it is never emptied by reactfire itself. */
const reactfireCache = (): Map<string, unknown> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })._reactFirePreloadedObservables;

const drop = (key: string): void => {
  const entry = entries.get(key);
  if (!entry) return;
  clearTimeout(entry.idle);
  entries.delete(key);
  reactfireCache()?.delete(key);
  entry.stop.next();
};

const failureWatchers = new Set<(error: Error) => void>();

/** Tells of every listener that fails, whoever reads it. Answers how to stop it. */
export const watchLiveFailures = (watcher: (error: Error) => void): (() => void) => {
  failureWatchers.add(watcher);
  return () => void failureWatchers.delete(watcher);
};

/** Subscribes once to something that pushes; `subscribe` answers how to stop it. */
export type Subscribe<T> = (next: (value: T) => void, fail: (error: Error) => void) => () => void;

/**
 * The observable of a key, made on first use. reactfire caches an observable that failed, with its error, for the life
 * of the page, and never ends one nobody reads: a permission-denied of one account would blank the next one's screen.
 * So a failure is handed on as a value, and observables are ended and forgotten here.
 */
export const liveSource = <T>(key: string, subscribe: Subscribe<T>): Observable<Emission<T>> => {
  const known = entries.get(key);
  if (known) return known.source as Observable<Emission<T>>;
  const stop = new Subject<void>();
  const source = new Observable<Emission<T>>((subscriber) =>
    subscribe(
      (value) => subscriber.next({ kind: 'value', value }),
      (error) => {
        // The screen tells the person; the console tells who has to mend it (a missing index names its fix).
        console.error(error);
        subscriber.next({ kind: 'failure', error });
        for (const watcher of failureWatchers) watcher(error);
      },
    ),
  ).pipe(takeUntil(stop));
  entries.set(key, { source, stop, readers: 0, idle: undefined });
  return source;
};

/** Counts a reader in; the answer counts it out. */
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

/** Forgets one observable, so that the next reader starts it anew. */
export const forgetLive = (key: string): void => drop(key);

/** Ends every listener and empties both caches. Called on sign-out and when the agency changes. */
export const forgetAllLive = (): void => {
  for (const key of [...entries.keys()]) drop(key);
  reactfireCache()?.clear();
};

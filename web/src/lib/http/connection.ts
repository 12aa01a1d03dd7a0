import { createStore } from '../store.ts';
import { useStore } from '../useStore.ts';

/**
 * Whether the server is reachable, as far as known. `navigator.onLine` isn't enough: on some machines it
 * wrongly reports no network. True at first, because the page itself has loaded.
 */
const reachable = createStore(true);

/** Call on any response. */
export const recordAnswer = (): void => reachable.set(true);

/** No response. If the browser is online, it may be the server's failure, which is shown where it occurs. */
export const recordSilence = (): void => {
  if (!navigator.onLine) reachable.set(false);
};

/** No response to a call whose kept copy is shown, so that nothing else says it. */
export const recordUnreachable = (): void => reachable.set(false);

const listen = globalThis.addEventListener as typeof globalThis.addEventListener | undefined;
// Absent on the server.
listen?.('online', recordAnswer);
listen?.('offline', () => reachable.set(false));

/** Returns whether the server is reachable now. */
export const isOnline = reachable.get;

/** Returns whether the server is reachable, live. */
export const useOnline = (): boolean => useStore(reachable, true);

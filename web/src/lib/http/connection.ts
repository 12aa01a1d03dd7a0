import { useSyncExternalStore } from 'react';

/**
 * Whether the server is reachable, as far as known. `navigator.onLine` isn't enough: on some machines it
 * wrongly reports no network. True at first, because the page itself has loaded.
 */
let isThere = true;
const listeners = new Set<() => void>();

const become = (next: boolean): void => {
  if (isThere === next) return;
  isThere = next;
  for (const notify of listeners) notify();
};

/** Something has answered. */
export const noteAnswer = (): void => become(true);

/** No response. If the browser is online, it may be the server's failure, which is shown where it occurs. */
export const noteSilence = (): void => {
  if (!navigator.onLine) become(false);
};

const found = (): void => become(true);
const lost = (): void => become(false);

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  if (listeners.size === 1) {
    window.addEventListener('online', found);
    window.addEventListener('offline', lost);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener('online', found);
    window.removeEventListener('offline', lost);
  };
};

/** Returns whether the server is reachable now. */
export const isOnline = (): boolean => isThere;

/** Returns whether the server is reachable, live. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

import { useSyncExternalStore } from 'react';

/**
 * Whether the server can be reached, as far as is known. The browser's own word is not enough: on some machines it says
 * that there is no network while there is one. It is there until it was lost: the page itself has come by it.
 */
let isThere = true;
const listeners = new Set<() => void>();

const become = (next: boolean): void => {
  if (isThere === next) return;
  isThere = next;
  for (const tell of listeners) tell();
};

/** Something has answered. */
export const noteAnswer = (): void => become(true);

/** No answer came. Where the browser has a network, it may be the server's fault, which is told where it happens. */
export const noteSilence = (): void => {
  if (!navigator.onLine) become(false);
};

const found = (): void => become(true);
const lost = (): void => become(false);

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  if (listeners.size === 1) {
    window.addEventListener('online', found);
    window.addEventListener('offline', lost);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.removeEventListener('online', found);
    window.removeEventListener('offline', lost);
  };
};

/** Whether there is one at this moment. */
export const isOnline = (): boolean => isThere;

/** Whether there is a connection; tells of every change. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

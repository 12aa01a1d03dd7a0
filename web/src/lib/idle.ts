/** What waits for an idle moment comes by then, however busy the page is; in milliseconds. */
const LATEST_MS = 400;

// Safari has no idle time to ask for.
const hasIdle = typeof window !== 'undefined' && 'requestIdleCallback' in window;

/** Calls back when the browser has nothing else to do. Returns a handle for `cancelIdle`. */
export const whenIdle = (act: () => void): number =>
  hasIdle ? window.requestIdleCallback(act, { timeout: LATEST_MS }) : window.setTimeout(act, 0);

export const cancelIdle = (handle: number): void =>
  hasIdle ? window.cancelIdleCallback(handle) : window.clearTimeout(handle);

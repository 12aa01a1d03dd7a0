import { createStore } from '../store.ts';

/** Returns the App Check token of the page's calls; null: none can be had, or the deployment needs none. A retry doesn't rest after failures. */
type Prove = (isRetry?: boolean) => Promise<string | null>;

let prove: Prove = () => Promise.resolve(null);

/** Set once by the app. */
export const setProof = (next: Prove): void => {
  prove = next;
};

export const proveCall: Prove = (isRetry) => prove(isRetry);

/** Whether the API refuses this page's calls because the browser gets no token. */
export const unproven = createStore(false);

import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/**
 * Returns a primitive that only a browser knows. `otherwise` is returned on the server and for the first render of a page
 * that the server rendered, so both render the same.
 */
export const useBrowserValue = <T extends string | number | boolean | null | undefined>(
  read: () => T,
  otherwise: T,
): T => useSyncExternalStore(watchNothing, read, () => otherwise);

import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns a store's value, live. `atFirst` is its value on the server and in the first render of a rendered page. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>, atFirst: T): T =>
  useSyncExternalStore(subscribe, get, () => atFirst);

/** Stands in for `lib/firebase/live.ts`: records come from the test instead of Firestore. */
import { useSyncExternalStore } from 'react';
import type { Live, LiveQuery } from '../../src/lib/firebase/live.ts';

export type { Live, LiveQuery };

let records: Readonly<Record<string, unknown>> = {};
const listeners = new Set<() => void>();

/** Sets what listeners read: documents by path, queries by the name of their collection. */
export const setLive = (next: Readonly<Record<string, unknown>>): void => {
  records = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const retry = () => undefined;

const useRecord = <T>(name: string | null): Live<T> => {
  const data = useSyncExternalStore(subscribe, () => (name === null ? undefined : records[name]));
  if (data === undefined) return { status: 'loading', retry };
  return data instanceof Error
    ? { status: 'error', error: data, retry }
    : { status: 'success', data: data as T, retry };
};

export const useLiveCollection = <T>(source: LiveQuery | null): Live<readonly T[]> =>
  useRecord<readonly T[]>(source && source.collection);

export const useLiveDoc = <T>(path: string | null): Live<T | null> => useRecord<T | null>(path);

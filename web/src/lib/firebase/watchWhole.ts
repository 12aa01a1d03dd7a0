import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { createNotKeptError } from '../http/apiError.ts';
import { keptLists } from './keptLists.ts';

interface Watcher<T> {
  readonly next: (value: T) => void;
  readonly fail: (error: Error) => void;
}

/** Otherwise a list that the cache has completely by chance would never be confirmed. */
const WITH_CONFIRMATION = { includeMetadataChanges: true } as const;

/**
 * Returns what passes on a list's snapshots once it is complete: from the server, or as this device has kept it. Fails while
 * there is neither; a later snapshot of the server's replaces the failure.
 */
export const makeListReader = <T>(name: string, { next, fail }: Watcher<readonly T[]>) => {
  let hasPassed = false;

  return (snapshot: Pick<QuerySnapshot, 'docs' | 'empty' | 'metadata' | 'docChanges'>): void => {
    const { docs, empty, metadata } = snapshot;
    if (!metadata.fromCache) keptLists.add(name);

    if (!keptLists.has(name)) {
      // Firestore passes on an empty copy only without a server.
      if (empty || !navigator.onLine) fail(createNotKeptError());
      return;
    }

    if (hasPassed && snapshot.docChanges().length === 0) return;
    hasPassed = true;
    next(docs.map((item) => ({ ...item.data(), id: item.id }) as T));
  };
};

/** Returns what passes on a document's snapshots; null: missing on the server. Fails while it is unknown to this device. */
export const makeDocReader = <T>({ next, fail }: Watcher<T | null>) => {
  let last: string | undefined;

  return (snapshot: Pick<DocumentSnapshot, 'exists' | 'data' | 'id' | 'metadata'>): void => {
    const value = snapshot.exists() ? ({ ...snapshot.data(), id: snapshot.id } as T) : null;
    if (value === null && snapshot.metadata.fromCache) return fail(createNotKeptError());

    const content = JSON.stringify(value);
    if (content === last) return;
    last = content;
    next(value);
  };
};

/** Subscribes to a list; returns the unsubscriber. */
export const watchList = <T>(name: string, query: Query, watcher: Watcher<readonly T[]>): (() => void) =>
  onSnapshot(query, WITH_CONFIRMATION, makeListReader(name, watcher), watcher.fail);

/** Subscribes to a document; returns the unsubscriber. */
export const watchDocument = <T>(ref: DocumentReference, watcher: Watcher<T | null>): (() => void) =>
  onSnapshot(ref, WITH_CONFIRMATION, makeDocReader(watcher), watcher.fail);

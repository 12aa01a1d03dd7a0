import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  persistentLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { keptFor } from './keptFor.ts';
import { EMULATORS, early } from './app.ts';

const connected = new Map<FirebaseApp, Promise<Firestore>>();

/**
 * Keeps what is read on this device, for the next visit and for visits without network; a further tab has a cache of
 * its own in memory. What another account left is deleted first.
 */
const connect = async (app: FirebaseApp, uid: string | undefined): Promise<Firestore> => {
  const localCache = uid === undefined ? memoryLocalCache() : persistentLocalCache({});
  const firestore = initializeFirestore(app, { localCache });
  if (app.options.projectId?.startsWith('demo-'))
    connectFirestoreEmulator(firestore, EMULATORS.host, EMULATORS.firestore);

  if (uid !== undefined && keptFor.read() !== uid) {
    await clearIndexedDbPersistence(firestore).catch(() => undefined);
    keptFor.write(uid);
  }

  return firestore;
};

/** Returns an app's Firestore, made on the first call. `uid`: whose reads are kept on this device; absent: nobody's. */
export const getAppFirestore = (app: FirebaseApp, uid?: string): Promise<Firestore> => {
  const firestore = connected.get(app) ?? connect(app, uid);
  connected.set(app, firestore);
  return firestore;
};

/** Returns an app's Firestore for the last time: the next call makes another. */
export const takeAppFirestore = (app: FirebaseApp): Promise<Firestore> => {
  const firestore = getAppFirestore(app);
  connected.delete(app);
  return firestore;
};

/** By then the workspace listens to the same record, in milliseconds. */
const LINE_MS = 15_000;

/**
 * Opens the Firestore connection early by listening to the user's record, which the workspace needs anyway,
 * so the first list waits for one round trip instead of two. Errors are handled by the screens that read.
 */
const openLine = async ({ app, uid }: { readonly app: FirebaseApp; readonly uid: string }): Promise<void> => {
  const stop = onSnapshot(
    doc(await getAppFirestore(app, uid), `users/${uid}`),
    () => undefined,
    () => undefined,
  );
  setTimeout(stop, LINE_MS);
};

void early.then((session) => session && openLine(session));

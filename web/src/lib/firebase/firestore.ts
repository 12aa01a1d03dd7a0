import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, type Firestore } from 'firebase/firestore';
import { actingApp } from './acting.ts';
import { EMULATORS, startFirebase } from './app.ts';

const connected = new WeakMap<FirebaseApp, Firestore>();

const connect = (app: FirebaseApp, emulated: boolean): Firestore => {
  const firestore = getFirestore(app);
  if (emulated) connectFirestoreEmulator(firestore, EMULATORS.host, EMULATORS.firestore);
  connected.set(app, firestore);
  return firestore;
};

/** Returns Firestore for this tab's user: a separate instance with its own cache in an acting session. Loaded with the first screen that reads it. */
export const firestore = async (): Promise<Firestore> => {
  const { app: own, emulated } = await startFirebase();
  const app = actingApp() ?? own;
  return connected.get(app) ?? connect(app, emulated);
};

/** The workspace listens to the same record by then, in milliseconds. */
const LINE_MS = 15_000;

/**
 * Opens the Firestore connection early by listening to the user's record, which the workspace needs anyway,
 * so the first list waits for one round trip instead of two. Errors are handled by the screens that read.
 */
export const openLine = async (uid: string): Promise<void> => {
  const stop = onSnapshot(
    doc(await firestore(), `users/${uid}`),
    () => undefined,
    () => undefined,
  );
  setTimeout(stop, LINE_MS);
};

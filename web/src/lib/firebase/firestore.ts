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

/**
 * Firestore as whoever this tab is: one of their own for somebody who is acted as, with a cache of its own. Loaded with
 * the first screen that reads from it.
 */
export const firestore = async (): Promise<Firestore> => {
  const { app: own, emulated } = await startFirebase();
  const app = actingApp() ?? own;
  return connected.get(app) ?? connect(app, emulated);
};

/** The workspace listens to the same record by then, in milliseconds. */
const LINE_MS = 15_000;

/**
 * Opens the line to Firestore before there is a screen to read for, so that the first list waits for one round trip and not
 * for two: listens to somebody's own record, which the workspace wants in any case. What is refused is told by the
 * screen that reads it.
 */
export const openLine = async (uid: string): Promise<void> => {
  const stop = onSnapshot(
    doc(await firestore(), `users/${uid}`),
    () => undefined,
    () => undefined,
  );
  setTimeout(stop, LINE_MS);
};

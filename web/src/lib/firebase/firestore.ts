import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
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

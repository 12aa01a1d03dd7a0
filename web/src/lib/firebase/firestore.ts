import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { EMULATORS, startFirebase } from './app.ts';

let ready: Promise<Firestore> | undefined;

const connect = async (): Promise<Firestore> => {
  const { app, emulated } = await startFirebase();
  const firestore = getFirestore(app);
  if (emulated) connectFirestoreEmulator(firestore, EMULATORS.host, EMULATORS.firestore);
  return firestore;
};

/** Firestore, loaded with the first screen that reads from it. */
export const firestore = (): Promise<Firestore> => {
  ready ??= connect().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
};

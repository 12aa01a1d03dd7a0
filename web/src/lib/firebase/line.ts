import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, type Firestore } from 'firebase/firestore';
import { EMULATORS, early } from './app.ts';

const connected = new WeakMap<FirebaseApp, Firestore>();

const connect = (app: FirebaseApp): Firestore => {
  const firestore = getFirestore(app);
  if (app.options.projectId?.startsWith('demo-'))
    connectFirestoreEmulator(firestore, EMULATORS.host, EMULATORS.firestore);
  connected.set(app, firestore);
  return firestore;
};

/** Returns an app's Firestore, made on the first call. */
export const getAppFirestore = (app: FirebaseApp): Firestore => connected.get(app) ?? connect(app);

/** By then the workspace listens to the same record, in milliseconds. */
const LINE_MS = 15_000;

/**
 * Opens the Firestore connection early by listening to the user's record, which the workspace needs anyway,
 * so the first list waits for one round trip instead of two. Errors are handled by the screens that read.
 */
const openLine = ({ app, uid }: { readonly app: FirebaseApp; readonly uid: string }): void => {
  const stop = onSnapshot(
    doc(getAppFirestore(app), `users/${uid}`),
    () => undefined,
    () => undefined,
  );
  setTimeout(stop, LINE_MS);
};

void early.then((session) => session && openLine(session));

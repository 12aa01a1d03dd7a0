import type { Firestore } from 'firebase/firestore';
import { getActingApp } from './acting.ts';
import { getAppFirestore } from './line.ts';
import { startFirebase } from './startFirebase.ts';

/** Returns Firestore for this tab's user: a separate instance, of which nothing is kept, in an acting session. Loaded with the first screen that reads it. */
export const loadFirestore = async (): Promise<Firestore> => {
  const acting = getActingApp();
  if (acting) return getAppFirestore(acting);

  const { app, auth } = await startFirebase();
  return getAppFirestore(app, auth.currentUser?.uid);
};

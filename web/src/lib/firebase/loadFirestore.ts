import type { Firestore } from 'firebase/firestore';
import { getActingApp } from './acting.ts';
import { getAppFirestore } from './line.ts';
import { startFirebase } from './startFirebase.ts';

/** Returns Firestore for this tab's user: a separate instance with its own cache in an acting session. Loaded with the first screen that reads it. */
export const loadFirestore = async (): Promise<Firestore> => {
  const { app: mainApp } = await startFirebase();
  return getAppFirestore(getActingApp() ?? mainApp);
};

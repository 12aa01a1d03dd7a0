import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { takeAppFirestore } from './line.ts';
import { startFirebase } from './startFirebase.ts';

/** Deletes what Firestore has kept on this device. Every listener must have ended. */
export const forgetDocuments = async (): Promise<void> => {
  const { app } = await startFirebase();
  const firestore = await takeAppFirestore(app);
  await terminate(firestore);
  await clearIndexedDbPersistence(firestore);
};

import { loadSeedInto } from '../../../scripts/seed/load.mjs';
import { auth, firestore } from '../admin.ts';

/** Loads the demo data: people, documents and audio. */
export const fillStack = (): Promise<void> =>
  loadSeedInto({
    firestore: firestore(),
    auth: auth(),
    storageHost: String(process.env['FIREBASE_STORAGE_EMULATOR_HOST']),
  });

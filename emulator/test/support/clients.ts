import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore as AdminFirestore } from 'firebase-admin/firestore';
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore as getWebFirestore,
  terminate,
  type Firestore as WebFirestore,
} from 'firebase/firestore';

export const PROJECT = 'demo-casting';
let made = 0;

/** The server SDK against an emulator; `close` when done. */
export function createAdminClient(
  port: number,
  projectId = PROJECT,
): { db: AdminFirestore; close: () => Promise<void> } {
  const app = initializeApp({ projectId }, `admin-${++made}`);
  const db = initializeFirestore(app);

  db.settings({ host: `127.0.0.1:${port}`, ssl: false });

  return {
    db,
    async close() {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

/** The web SDK against an emulator, signed in as `sub` when given. */
export function createWebClient(
  port: number,
  token?: { readonly sub: string } & Record<string, unknown>,
  projectId = PROJECT,
): { db: WebFirestore; close: () => Promise<void> } {
  const app = initializeWebApp({ projectId, apiKey: 'demo' }, `web-${++made}`);
  const db = getWebFirestore(app);

  connectFirestoreEmulator(db, '127.0.0.1', port, token === undefined ? {} : { mockUserToken: token });

  return {
    db,
    async close() {
      await terminate(db);
      await deleteWebApp(app);
    },
  };
}

/** Waits until `read` returns a value. */
export async function waitFor<T>(read: () => T | undefined | false, ms = 5000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = read();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import type { ClientConfig } from '@domain/reference/reference.ts';
import type { EarlyCall } from '../http/earlyCalls.ts';

/** Addresses of the local emulators. Project ids that start with `demo-` exist nowhere else. */
export const EMULATORS = {
  host: '127.0.0.1',
  auth: Number(import.meta.env['VITE_AUTH_EMULATOR_PORT'] ?? 9099),
  firestore: Number(import.meta.env['VITE_FIRESTORE_EMULATOR_PORT'] ?? 8080),
} as const;

interface Started {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly emulated: boolean;
}

let started: Started | undefined;

const start = ({ apiKey, authDomain, projectId }: ClientConfig['identity']): Started => {
  const app = initializeApp({ apiKey, authDomain, projectId });
  // Without the popup resolver, which loads a third-party script on phones before any popup.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const emulated = projectId.startsWith('demo-');
  if (emulated)
    connectAuthEmulator(auth, `http://${EMULATORS.host}:${EMULATORS.auth}`, { disableWarnings: true });
  return { app, auth, emulated };
};

/** Returns the Firebase app and its identity provider, made on the first call. */
export const startFirebaseApp = (identity: ClientConfig['identity']): Started =>
  (started ??= start(identity));

/** The address of `accounts.siteConfig`, which every signed-in page calls first. */
export const SITE_ADDRESS = '/api/';

/**
 * Signs in and requests the user's rights while the app is still loading: the page's inline script imports this file first.
 * Returns the app and the user's uid; undefined when signed out.
 */
const startEarly = async (calls: Map<string, EarlyCall>) => {
  const [first] = calls.values();
  const settings = await first?.response;
  if (!settings?.ok) return undefined;

  const { collection } = (await settings.clone().json()) as { readonly collection: ClientConfig };
  const { app, auth } = startFirebaseApp(collection.identity);

  await auth.authStateReady();

  if (!auth.currentUser) return undefined;

  const { uid } = auth.currentUser;
  const token = `Bearer ${await auth.currentUser.getIdToken()}`;
  const headers = { Authorization: token, 'Accept-Language': document.documentElement.lang };
  const response = fetch(SITE_ADDRESS, { headers });

  response.catch(() => undefined);
  calls.set(SITE_ADDRESS, { token, response });

  return { app, uid };
};

/** Calls started before the app; a failure reappears where the app makes the same call. */
export const early = globalThis.earlyCalls
  ? startEarly(globalThis.earlyCalls).catch(() => undefined)
  : Promise.resolve(undefined);

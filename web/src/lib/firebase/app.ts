import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import type { AppCheckSettings, ClientConfig } from '@domain/reference/reference.ts';
import type { EarlyCall } from '../http/earlyCalls.ts';

/** Addresses of the local emulators. Project ids that start with `demo-` exist nowhere else. */
export const EMULATORS = {
  host: '127.0.0.1',
  auth: Number(import.meta.env['VITE_AUTH_EMULATOR_PORT'] ?? 9099),
  firestore: Number(import.meta.env['VITE_FIRESTORE_EMULATOR_PORT'] ?? 8080),
} as const;

/** Returns an App Check token; null: none can be had. */
export type Prove = (isRetry?: boolean) => Promise<string | null>;

type Attest = (app: FirebaseApp, settings: AppCheckSettings) => Prove;

declare global {
  /** Returns the token of the page's calls; opens the app without signing in. Set by `appCheck.ts`. */
  var proveApp:
    ((identity: ClientConfig['identity'], isRetry?: boolean) => Promise<string | null>) | undefined;
}

let attest: Attest | undefined;

/** Called by `appCheck.ts`, which deployments with App Check load before they open the app. */
export const setAttest = (next: Attest): void => {
  attest = next;
};

interface Opened {
  readonly app: FirebaseApp;
  /** Undefined: the deployment has no App Check. */
  readonly prove: Prove | undefined;
}

let opened: Opened | undefined;

const open = ({ apiKey, authDomain, projectId, appCheck }: ClientConfig['identity']): Opened => {
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appCheck && { appId: appCheck.appId }) });
  return { app, prove: appCheck ? attest?.(app, appCheck) : undefined };
};

/** Returns the Firebase app, made on the first call, before any of its services. */
export const openApp = (identity: ClientConfig['identity']): Opened => (opened ??= open(identity));

interface Started extends Opened {
  readonly auth: Auth;
  readonly emulated: boolean;
  /** Makes another app of this page send App Check tokens too. */
  readonly protect: (app: FirebaseApp) => void;
}

let started: Started | undefined;

const start = (identity: ClientConfig['identity']): Started => {
  const { projectId, appCheck } = identity;
  const { app, prove } = openApp(identity);
  // Without the popup resolver, which loads a third-party script on phones before any popup.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const emulated = projectId.startsWith('demo-');
  if (emulated)
    connectAuthEmulator(auth, `http://${EMULATORS.host}:${EMULATORS.auth}`, { disableWarnings: true });
  const protect = (second: FirebaseApp) => void (appCheck && attest?.(second, appCheck));
  return { app, prove, auth, emulated, protect };
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
  await globalThis.earlyAppCheck;
  // Its file could not be loaded: the app tries again.
  if (collection.identity.appCheck && !attest) return undefined;

  const { app, auth, prove } = startFirebaseApp(collection.identity);

  await auth.authStateReady();

  if (!auth.currentUser) return undefined;

  const { uid } = auth.currentUser;
  const [idToken, proof] = await Promise.all([auth.currentUser.getIdToken(), prove?.()]);
  // The app explains what to do.
  if (proof === null) return undefined;

  const token = `Bearer ${idToken}`;
  const headers = {
    Authorization: token,
    'Accept-Language': document.documentElement.lang,
    ...(proof && { 'X-Firebase-AppCheck': proof }),
  };
  const response = fetch(SITE_ADDRESS, { headers });

  response.catch(() => undefined);
  calls.set(SITE_ADDRESS, { token, response });

  return { app, uid };
};

/** Calls started before the app; a failure reappears where the app makes the same call. */
export const early = globalThis.earlyCalls
  ? startEarly(globalThis.earlyCalls).catch(() => undefined)
  : Promise.resolve(undefined);

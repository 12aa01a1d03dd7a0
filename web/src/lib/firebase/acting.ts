import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { createSignal } from '../store.ts';
import { forgetImpersonated, getImpersonated } from '../session/impersonation.ts';
import { EMULATORS } from './app.ts';
import { startFirebase } from './startFirebase.ts';

/** An acting session: a second Firebase app in this tab only. The admin's session, shared by all tabs, stays unchanged. */
interface ActingApp {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

let opened: ActingApp | undefined;
/** The tab stores the session under the app's name, so only one such app exists at a time. */
let closing: Promise<void> = Promise.resolve();
const changed = createSignal();

/** Subscribes to start, renewal and end of acting sessions; returns the unsubscriber. */
export const watchActing = changed.subscribe;

/** Returns the user acted as in this tab; null without an acting session. */
export const getActingUser = (): User | null => opened?.auth.currentUser ?? null;

/** Returns the app whose token live reads use in an acting session. */
export const getActingApp = (): FirebaseApp | undefined => (getActingUser() ? opened?.app : undefined);

const open = async (): Promise<ActingApp> => {
  const { app: mainApp, emulated, protect } = await startFirebase();

  await closing;

  if (opened) return opened;

  const app = initializeApp(mainApp.options, 'acting');
  protect(app);
  const auth = initializeAuth(app, { persistence: browserSessionPersistence });

  if (emulated) {
    connectAuthEmulator(auth, `http://${EMULATORS.host}:${EMULATORS.auth}`, { disableWarnings: true });
  }
  opened = { app, auth };
  await auth.authStateReady();

  let isActing = false;
  onIdTokenChanged(auth, (user) => {
    if (user) {
      isActing = true;
      changed.notify();
    } else if (isActing) void endActing();
  });

  return opened;
};

/** Starts an acting session with the API's custom token, or continues with a newer one. */
export const beginActing = async (token: string): Promise<void> => {
  const { auth } = await open();
  await signInWithCustomToken(auth, token);
};

/** Resumes this tab's acting session after a reload. */
export const resumeActing = async (): Promise<void> => {
  if (!getImpersonated()) return;
  const { auth } = await open();
  if (!auth.currentUser) await endActing();
};

/** Ends the acting session: the tab is the admin's again, and data read meanwhile is dropped. */
export const endActing = async (): Promise<void> => {
  forgetImpersonated();
  const ended = opened;
  if (!ended) return;
  opened = undefined;
  closing = signOut(ended.auth)
    .catch(() => undefined)
    .then(() => deleteApp(ended.app));
  changed.notify();
  await closing;
};

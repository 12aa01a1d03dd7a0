import {
  connectAuthEmulator,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as leave,
  type Auth,
  type User,
} from 'firebase/auth';
import { actingIn, type Acting } from '@domain/access/acting.ts';
import { claimsFrom } from '@domain/access/claims.ts';
import type { Claims } from '@domain/access/roles.ts';
import { withPhoneCode } from '../session/phoneChallenge.ts';
import { actingUser, endActing, resumeActing, watchActing } from './acting.ts';
import { EMULATORS, startFirebase } from './app.ts';

/** Who the identity provider says is here. */
export interface Identity {
  readonly uid: string;
  /** Empty for somebody who is acted as: their session has none. */
  readonly email: string;
  readonly claims: Claims;
  /** Who really acts; absent: the person themselves. */
  readonly acting?: Acting;
}

let ready: Promise<Auth> | undefined;
let connected: Auth | undefined;

const connect = async (): Promise<Auth> => {
  const { app, emulated } = await startFirebase();
  // Without the popup resolver, which loads a third party's script on phones before anybody asked for a popup.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulated) {
    connectAuthEmulator(auth, `http://${EMULATORS.host}:${EMULATORS.auth}`, { disableWarnings: true });
  }
  connected = auth;
  return auth;
};

const auth = (): Promise<Auth> => {
  ready ??= connect().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
};

/** The connection to the provider, for what is loaded after somebody came here. */
export const authNow = (): Auth => {
  if (!connected) throw new Error('The identity provider was not asked yet');
  return connected;
};

/** Whose browser this is: the session that all tabs share. */
export const ownUser = (): User | null => connected?.currentUser ?? null;

/** Whose token this tab uses. Whoever is signed out acts as nobody. */
const currentUser = (): User | null => (ownUser() ? (actingUser() ?? ownUser()) : null);

const identityOf = async (user: User): Promise<Identity> => {
  const { claims } = await user.getIdTokenResult();
  const acting = actingIn(claims);
  const uid = acting?.actsAs ?? user.uid;
  const known = claimsFrom(claims, uid);
  // The provider knows of an opened verification link before any claim of ours does.
  const emailVerified = known.emailVerified || claims['email_verified'] === true;
  return { uid, email: user.email ?? '', claims: { ...known, emailVerified }, ...(acting ? { acting } : {}) };
};

/** Tells who is here, now and after every change. Answers a function that stops it. */
export const watchIdentity = (
  onChange: (identity: Identity | null) => void,
  onError: (error: unknown) => void,
): (() => void) => {
  let stopped = false;
  const stops: (() => void)[] = [];
  const tell = (): void => {
    const user = currentUser();
    if (!user) {
      void endActing();
      return onChange(null);
    }
    // A token may change hands while the claims are read: only the newest answer counts.
    const isStill = () => !stopped && currentUser() === user;
    identityOf(user).then(
      (identity) => {
        if (!isStill()) return;
        // Somebody else has signed in, in another tab, since this one began to act.
        if (identity.acting && identity.acting.actedBy !== ownUser()?.uid) void endActing();
        else onChange(identity);
      },
      (error: unknown) => {
        if (isStill()) onError(error);
      },
    );
  };
  const start = async (): Promise<void> => {
    const instance = await auth();
    await resumeActing();
    if (stopped) return;
    stops.push(onIdTokenChanged(instance, tell, onError), watchActing(tell));
  };
  start().catch(onError);
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
};

export const signIn = async (email: string, password: string): Promise<void> => {
  const instance = await auth();
  await withPhoneCode(() => signInWithEmailAndPassword(instance, email, password));
};

/** By Google's popup, whose code is loaded when somebody asks for it. */
export const signInWithGoogle = async (): Promise<void> => {
  const { signInByPopup } = await import('./googleSignIn.ts');
  const instance = await auth();
  await withPhoneCode(() => signInByPopup(instance));
};

export const signOut = async (): Promise<void> => leave(await auth());

/**
 * The current identity token, fresh enough to be accepted; null when nobody is signed in. It does not wait for the
 * provider: the very first call of a page asks for the provider's own configuration.
 */
export const idToken = async (): Promise<string | null> => (await currentUser()?.getIdToken()) ?? null;

/** The same of whose browser this is, whomever they act as. */
export const ownIdToken = async (): Promise<string | null> => (await ownUser()?.getIdToken()) ?? null;

/** Asks the provider again about whose browser this is, for claims that a function has changed in the meantime. */
export const refreshIdentity = async (): Promise<void> => {
  const instance = await auth();
  await instance.currentUser?.reload();
  // Signing in again, as for a new password, makes it another one meanwhile.
  await instance.currentUser?.getIdToken(true);
};

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
import { claimsFrom } from '@domain/access/claims.ts';
import type { Claims } from '@domain/access/roles.ts';
import { EMULATORS, startFirebase } from './app.ts';

/** Who the identity provider says is here. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly claims: Claims;
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

const identityOf = async (user: User, refresh = false): Promise<Identity> => {
  const { claims } = await user.getIdTokenResult(refresh);
  const known = claimsFrom(claims, user.uid);
  // The provider knows of an opened verification link before any claim of ours does.
  const emailVerified = known.emailVerified || claims['email_verified'] === true;
  return { uid: user.uid, email: user.email ?? '', claims: { ...known, emailVerified } };
};

/** Tells who is signed in, now and after every change. Answers a function that stops it. */
export const watchIdentity = (
  onChange: (identity: Identity | null) => void,
  onError: (error: unknown) => void,
): (() => void) => {
  let stopped = false;
  let stop: () => void = () => undefined;
  auth().then((instance) => {
    if (stopped) return;
    stop = onIdTokenChanged(
      instance,
      (user) => {
        if (!user) return onChange(null);
        // A token may change hands while the claims are read: only the newest answer counts.
        identityOf(user).then(
          (identity) => {
            if (!stopped && instance.currentUser?.uid === identity.uid) onChange(identity);
          },
          (error: unknown) => {
            if (!stopped && instance.currentUser?.uid === user.uid) onError(error);
          },
        );
      },
      onError,
    );
  }, onError);
  return () => {
    stopped = true;
    stop();
  };
};

export const signIn = async (email: string, password: string): Promise<void> => {
  await signInWithEmailAndPassword(await auth(), email, password);
};

/** By Google's popup, whose code is loaded when somebody asks for it. */
export const signInWithGoogle = async (): Promise<void> => {
  const { signInByPopup } = await import('./googleSignIn.ts');
  await signInByPopup(await auth());
};

export const signOut = async (): Promise<void> => leave(await auth());

/**
 * The current identity token, fresh enough to be accepted; null when nobody is signed in. It does not wait for the
 * provider: the very first call of a page asks for the provider's own configuration.
 */
export const idToken = async (): Promise<string | null> =>
  (await connected?.currentUser?.getIdToken()) ?? null;

/** Asks the provider again, for claims that a function has changed in the meantime. */
export const refreshIdentity = async (): Promise<Identity | null> => {
  const instance = await auth();
  if (!instance.currentUser) return null;
  await instance.currentUser.reload();
  return identityOf(instance.currentUser, true);
};

import {
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as leave,
  type Auth,
  type User,
} from 'firebase/auth';
import { parseActing, type Acting } from '@domain/access/acting.ts';
import { parseClaims } from '@domain/access/claims.ts';
import type { Claims } from '@domain/access/roles.ts';
import { withPhoneCode } from '../session/phoneChallenge.ts';
import { getActingUser, endActing, resumeActing, watchActing } from './acting.ts';
import { startFirebase } from './startFirebase.ts';
import { readTokenPayload } from './tokenPayload.ts';

/** The identity provider's signed-in user. */
export interface Identity {
  readonly uid: string;
  /** Empty in an acting session. */
  readonly email: string;
  readonly claims: Claims;
  /** The acting admin; absent: not an acting session. */
  readonly acting?: Acting;
}

let connected: Auth | undefined;

const loadAuth = async (): Promise<Auth> => {
  const { auth: provider } = await startFirebase();
  connected = provider;
  return provider;
};

/** Returns the provider's connection, for code loaded after sign-in. */
export const getCurrentAuth = (): Auth => {
  if (!connected) throw new Error('The identity provider was not asked yet');
  return connected;
};

/** Returns the user of the session that all tabs share. */
export const getOwnUser = (): User | null => connected?.currentUser ?? null;

/** Returns the user whose token this tab uses. Signing out ends the acting session. */
const getCurrentUser = (): User | null => (getOwnUser() ? (getActingUser() ?? getOwnUser()) : null);

/** Returns the last token, expired or not: the server refuses an expired one, but this device's copies are found by it. */
const getLastToken = (user: User): string => {
  const { stsTokenManager } = user.toJSON() as {
    readonly stsTokenManager?: { readonly accessToken?: string };
  };
  return stsTokenManager?.accessToken ?? '';
};

/** Returns a valid token; without network, the last one. */
const getToken = (user: User): Promise<string> =>
  user.getIdToken().catch((error: unknown) => {
    if ((error as { readonly code?: string }).code !== 'auth/network-request-failed') throw error;
    return getLastToken(user);
  });

const getIdentity = async (user: User): Promise<Identity> => {
  const claims = readTokenPayload(await getToken(user)) ?? {};
  const acting = parseActing(claims);
  const uid = acting?.actsAs ?? user.uid;
  const parsedClaims = parseClaims(claims, uid);
  // The provider knows of an opened verification link before our claims do.
  const emailVerified = parsedClaims.emailVerified || claims['email_verified'] === true;
  return {
    uid,
    email: user.email ?? '',
    claims: { ...parsedClaims, emailVerified },
    ...(acting ? { acting } : {}),
  };
};

/** Reports the identity now and on every change; returns the unsubscriber. */
export const watchIdentity = (
  onChange: (identity: Identity | null) => void,
  onError: (error: unknown) => void,
): (() => void) => {
  let stopped = false;
  const stops: (() => void)[] = [];

  const notify = (): void => {
    const user = getCurrentUser();
    if (!user) {
      void endActing();
      return onChange(null);
    }

    // The token may change while claims are read: only the newest counts.
    const isStill = () => !stopped && getCurrentUser() === user;
    getIdentity(user).then(
      (identity) => {
        if (!isStill()) return;
        // Another user has signed in, in another tab, since the acting session began.
        if (identity.acting && identity.acting.actedBy !== getOwnUser()?.uid) void endActing();
        else onChange(identity);
      },
      (error: unknown) => {
        if (isStill()) onError(error);
      },
    );
  };

  const start = async (): Promise<void> => {
    const instance = await loadAuth();
    await resumeActing();
    if (stopped) return;
    stops.push(onIdTokenChanged(instance, notify, onError), watchActing(notify));
  };

  start().catch(onError);

  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
};

export const signIn = async (email: string, password: string): Promise<void> => {
  const instance = await loadAuth();
  await withPhoneCode(() => signInWithEmailAndPassword(instance, email, password));
};

/** Signs in by Google's popup, lazy-loaded. */
export const signInWithGoogle = async (): Promise<void> => {
  const { signInByPopup } = await import('./googleSignIn.ts');
  const instance = await loadAuth();
  await withPhoneCode(() => signInByPopup(instance));
};

export const signOut = async (): Promise<void> => leave(await loadAuth());

/**
 * Returns a valid identity token, without network the last one; null when signed out. Doesn't wait for the provider, because a
 * page's first call loads its configuration.
 */
export const getIdToken = async (): Promise<string | null> => {
  const user = getCurrentUser();
  return user && getToken(user);
};

/** Returns the real user's token, even in an acting session. */
export const getOwnIdToken = async (): Promise<string | null> => {
  const user = getOwnUser();
  return user && getToken(user);
};

/** Refreshes the real user's identity, for claims changed by a function. */
export const refreshIdentity = async (): Promise<void> => {
  const instance = await loadAuth();
  await instance.currentUser?.reload();
  // Signing in again, as for a new password, may replace the user meanwhile.
  await instance.currentUser?.getIdToken(true);
};

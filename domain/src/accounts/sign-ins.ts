import type { Instant } from '../contract.ts';

/** A sign-in's device as far as the browser reveals it: enough for users to recognise their own. */
export interface Device {
  /** Name of the browser; empty: unknown. */
  readonly browser: string;
  /** Operating system, such as Windows or iOS; empty: unknown. */
  readonly system: string;
}

/** One sign-in of an account, which lasts until its sessions end. */
interface SignIn extends Device {
  readonly lastSeenAt: Instant;
}

/** Sign-ins of an account by start, in seconds since 1970, which all tokens of one sign-in share. */
export type SignIns = Readonly<Record<string, SignIn>>;

/** A sign-in as shown to its owner; moments as ISO texts, UTC. */
export interface SignInView extends Device {
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** Whether it is the calling session. */
  readonly isThis: boolean;
}

export const SIGN_INS_MAX = 20;
/** How long an unused one is kept, in milliseconds. */
export const SIGN_IN_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Precision of the last use, in milliseconds: each update costs a write. */
export const SEEN_EVERY_MS = 60 * 60 * 1000;

export const getKeptSignIns = (signIns: SignIns, now: number): readonly (readonly [string, SignIn])[] =>
  Object.entries(signIns)
    .filter(([, { lastSeenAt }]) => now - lastSeenAt.toMillis() < SIGN_IN_KEPT_MS)
    .sort(([, a], [, b]) => b.lastSeenAt.toMillis() - a.lastSeenAt.toMillis())
    .slice(0, SIGN_INS_MAX);

/** Returns an account's sign-ins after a use; undefined when recent enough. */
export const addSignIn = (
  signIns: SignIns,
  key: string,
  seen: SignIn,
): Readonly<Record<string, SignIn>> | undefined => {
  const now = seen.lastSeenAt.toMillis();
  const before = signIns[key];
  if (before && now - before.lastSeenAt.toMillis() < SEEN_EVERY_MS) return undefined;
  return Object.fromEntries(getKeptSignIns({ ...signIns, [key]: seen }, now));
};

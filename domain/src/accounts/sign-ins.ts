import type { Instant } from '../contract.ts';

/** Where somebody signed in, as far as their browser tells: enough to know one's own devices by. */
export interface Device {
  /** What the browser is called; empty: not known. */
  readonly browser: string;
  /** What it runs on, such as Windows or iOS; empty: not known. */
  readonly system: string;
}

/** One sign-in of an account, which lasts until its sessions end. */
export interface SignIn extends Device {
  readonly lastSeenAt: Instant;
}

/** Of an account, by when they began, in seconds since 1970: the tokens of one sign-in have that in common. */
export type SignIns = Readonly<Record<string, SignIn>>;

/** A sign-in as its owner is told of it; moments as ISO texts, UTC. */
export interface SignInView extends Device {
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** Whether the call came from it. */
  readonly isThis: boolean;
}

/** Sign-ins that are kept of an account. */
export const SIGN_INS_MAX = 20;
/** For how long one is kept that was not seen again, in milliseconds. */
export const SIGN_IN_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** How exactly it is known when one was last seen, in milliseconds: each time costs a write. */
export const SEEN_EVERY_MS = 60 * 60 * 1000;

/** Those of some sign-ins that are still to be told, the last seen first. */
export const keptSignIns = (signIns: SignIns, now: number): readonly (readonly [string, SignIn])[] =>
  Object.entries(signIns)
    .filter(([, { lastSeenAt }]) => now - lastSeenAt.toMillis() < SIGN_IN_KEPT_MS)
    .sort(([, one], [, other]) => other.lastSeenAt.toMillis() - one.lastSeenAt.toMillis())
    .slice(0, SIGN_INS_MAX);

/** The sign-ins of an account with one that is seen now; undefined where that is known exactly enough already. */
export const withSignIn = (
  signIns: SignIns,
  key: string,
  seen: SignIn,
): Readonly<Record<string, SignIn>> | undefined => {
  const now = seen.lastSeenAt.toMillis();
  const before = signIns[key];
  if (before && now - before.lastSeenAt.toMillis() < SEEN_EVERY_MS) return undefined;
  return Object.fromEntries(keptSignIns({ ...signIns, [key]: seen }, now));
};

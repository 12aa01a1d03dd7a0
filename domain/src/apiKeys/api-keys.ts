import type { Instant } from '../contract.ts';

/** Prefix of keys, for people and secret scanners. */
export const KEY_PREFIX = 'vc_';

/** Groups of calls a key can be limited to. */
export const KEY_AREAS = ['talents', 'demos', 'castings', 'auditions', 'orders'] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

/** `read`: changes nothing. */
export const KEY_RIGHTS = ['read', 'write'] as const;
export type KeyRight = (typeof KEY_RIGHTS)[number];

export const KEYS_MAX = 50;
export const KEYS_LISTED_MAX = 200;
export const REVOKED_LISTED_MS = 90 * 24 * 60 * 60 * 1000;
/** Rate limit per key over all calls, besides each call's own limits. */
export const KEY_LIMIT = { calls: 600, seconds: 60 } as const;

/** `apiKeys/{hash}`: API key of an agency. The id is the SHA-256 of the key in hex; the key itself is shown once and not stored. */
export interface ApiKey {
  readonly id: string;
  /** Its agency. */
  readonly agencyId: string;
  /** Its purpose, as described by the admin. */
  readonly name: string;
  /** The calls it may make. */
  readonly areas: readonly KeyArea[];
  readonly right: KeyRight;
  /** The last valid day, in UTC; null: no expiry. */
  readonly lastDay: string | null;
  /** Uid of the creator. */
  readonly createdBy: string;
  readonly createdAt: Instant;
  /** To the hour; null: never. */
  readonly lastUsedAt: Instant | null;
  /** Refused from then on. */
  readonly revokedAt: Instant | null;
  /** When a revoked key is deleted; null: not revoked. */
  readonly expiresAt: Instant | null;
}

const KEY_STATES = ['active', 'ended', 'revoked'] as const;
/** `ended`: past its last day. */
export type KeyState = (typeof KEY_STATES)[number];

/** Returns a key's state on a day (`YYYY-MM-DD`, UTC). */
export const getKeyState = (
  { revokedAt, lastDay }: Pick<ApiKey, 'revokedAt' | 'lastDay'>,
  today: string,
): KeyState => {
  if (revokedAt) return 'revoked';
  return lastDay !== null && lastDay < today ? 'ended' : 'active';
};

/** A key, as its agency's admins see it. */
export interface ListedApiKey extends Pick<ApiKey, 'id' | 'name' | 'areas' | 'right' | 'lastDay'> {
  readonly state: KeyState;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC, to the hour; null: never. */
  readonly lastUsedAt: string | null;
}

/** A new key; `secret` is shown only this once. */
export interface NewApiKey extends ListedApiKey {
  readonly secret: string;
}

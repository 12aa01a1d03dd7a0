import type { Instant } from '../contract.ts';

/** What a key begins with, by which people, and programs that look for leaked secrets, recognise one. */
export const KEY_PREFIX = 'vc_';

/** Groups of calls that a key is made for. */
export const KEY_AREAS = ['talents', 'demos', 'castings', 'auditions', 'orders'] as const;
export type KeyArea = (typeof KEY_AREAS)[number];

/** `read`: it changes nothing. */
export const KEY_RIGHTS = ['read', 'write'] as const;
export type KeyRight = (typeof KEY_RIGHTS)[number];

/** Keys of one agency that work, at most. */
export const KEYS_MAX = 50;
/** Keys that a list shows at most, revoked ones among them. */
export const KEYS_LISTED_MAX = 200;
/** How long a revoked key is still listed, in milliseconds. */
export const REVOKED_LISTED_MS = 90 * 24 * 60 * 60 * 1000;
/** Calls by one key, whatever they are, beside the limits that each call has of its own. */
export const KEY_LIMIT = { calls: 600, seconds: 60 } as const;

/**
 * `apiKeys/{hash}`: by what a program of an agency calls the API. The id is the SHA-256 of the key in hex: the key itself is
 * told once and kept nowhere.
 */
export interface ApiKey {
  readonly id: string;
  /** The one agency that it reaches. */
  readonly agencyId: string;
  /** What it is for, as its admin put it. */
  readonly name: string;
  readonly areas: readonly KeyArea[];
  readonly right: KeyRight;
  /** The last day on which it works, in UTC; null: it does not end by itself. */
  readonly lastDay: string | null;
  /** Uid of the admin who made it. */
  readonly createdBy: string;
  readonly createdAt: Instant;
  /** To the hour; null: never. */
  readonly lastUsedAt: Instant | null;
  readonly revokedAt: Instant | null;
  /** When a revoked key is forgotten; null: it is not revoked. */
  readonly expiresAt: Instant | null;
}

export const KEY_STATES = ['active', 'ended', 'revoked'] as const;
/** `ended`: its last day is over. */
export type KeyState = (typeof KEY_STATES)[number];

/** Whether a key works on a day (`YYYY-MM-DD`, UTC), or why not. */
export const stateOfKey = (
  { revokedAt, lastDay }: Pick<ApiKey, 'revokedAt' | 'lastDay'>,
  today: string,
): KeyState => {
  if (revokedAt) return 'revoked';
  return lastDay !== null && lastDay < today ? 'ended' : 'active';
};

/** A key as the agency's admins see it. */
export interface ListedApiKey extends Pick<ApiKey, 'id' | 'name' | 'areas' | 'right' | 'lastDay'> {
  readonly state: KeyState;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC, to the hour; null: never. */
  readonly lastUsedAt: string | null;
}

/** A new key; `secret` is what programs send, and is told this once. */
export interface NewApiKey extends ListedApiKey {
  readonly secret: string;
}

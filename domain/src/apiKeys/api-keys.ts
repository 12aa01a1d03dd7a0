import type { Instant } from '../contract.ts';
import { strictObject, text, type yup } from '../messages/yup.ts';
import { futureDay } from '../values/dates.ts';
import type { FieldValues } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';

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

export const KEY_FIELDS = {
  /** Its purpose, as described by the admin. */
  name: title().required(),
  /** The calls it may make. */
  areas: uniqueList(text().oneOf(KEY_AREAS).required()).min(1).max(KEY_AREAS.length).required(),
  right: text().oneOf(KEY_RIGHTS).required(),
  /** The last valid day, in UTC; null: no expiry. */
  lastDay: futureDay()
    // Forms represent none this way.
    .transform((value: string | null) => value || null)
    .nullable()
    .default(null),
};
/** A new key of the chosen agency. */
export const apiKeySchema = strictObject(KEY_FIELDS);
export type NewKeyValues = yup.InferType<typeof apiKeySchema>;

/** `apiKeys/{hash}`: API key of an agency. The id is the SHA-256 of the key in hex; the key itself is shown once and not stored. */
export interface ApiKey extends FieldValues<typeof KEY_FIELDS> {
  readonly id: string;
  readonly agencyId: string;
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
export interface ListedApiKey extends FieldValues<typeof KEY_FIELDS> {
  readonly id: string;
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

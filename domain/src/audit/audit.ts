import type { Instant } from '../contract.ts';

/** Retention of audit records: ten years, while claims are possible. In milliseconds. */
export const AUDIT_KEPT_MS = 3653 * 24 * 60 * 60 * 1000;

export const AUDIT_FILE_MAX = 10_000;

/** A record's link to its predecessor. Hashes are SHA-256 in hex. */
export interface AuditSeal {
  /** Hash of the previous hash, the data about that record, the number, the id and `contentHash`. */
  readonly hash: string;
  /** Hash of the record without values, and of `valuesHash`. */
  readonly contentHash: string;
  /** Hash of values and salt. Kept when they are erased; reveals nothing of them without the salt. */
  readonly valuesHash: string;
  /** Random; deleted with the values of an erased person. */
  readonly salt?: string;
  /** The predecessor's hash and expiry. Null: this is the first. */
  readonly follows: { readonly hash: string; readonly expiresAt: Instant } | null;
}

/** `audit/{id}`: who did what to which record. Written with the change, sealed soon after, changed only by erasure. */
export interface AuditRecord {
  readonly id: string;
  /** The agency whose admins read it; null: none. */
  readonly agencyId: string | null;
  /** Uid of the real user, `link:{record}` for an emailed link, `platform:{part}` for the platform, `key:{id}` for an API key. */
  readonly by: string;
  /** Name of the API key at the time; absent: none. */
  readonly byKey?: string;
  /** Uid of the account acted as; null without an acting session. */
  readonly as: string | null;
  /** Uid of the talent for whom their agency acted; absent or null: none. */
  readonly onBehalfOf?: string | null;
  /** The action, as `area.verb`. */
  readonly action: string;
  /** Path of the record. */
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly at: Instant;
  /** Ten years later. */
  readonly expiresAt: Instant;
  /** Number in the agency's chain, from 1; null: not sealed yet. Absent: from before chains. */
  readonly seq?: number | null;
  readonly seal?: AuditSeal;
  /** When a person's data was last erased from its values; absent: never. */
  readonly erasedAt?: Instant;
}

/** `auditChains/{agency:{agencyId} | platform}`: the end of a chain. Its number reveals records missing at the end. */
export interface AuditChain {
  readonly id: string;
  /** Null: the chain without an agency. */
  readonly agencyId: string | null;
  /** Position of the last record. */
  readonly seq: number;
  /** Of the last record. */
  readonly hash: string;
  /** Expiry of the last record and the first: before it, none may be missing at the start. */
  readonly lastExpiresAt: Instant;
  /** Expiry of the first record: until then, none may be missing at the start. */
  readonly firstExpiresAt: Instant;
  readonly sealedAt: Instant;
}

/** A record's author, as admins see it. Names belong to the agency's people; null: never or no longer one of them. */
export type AuditActor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'key'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'platform' }
  | { readonly kind: 'link' };

/** Another person named in a record. */
export interface AuditPerson {
  readonly name: string | null;
}

/** An audit record as its agency's admins see it. */
export interface AuditRow {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: AuditActor;
  /** The account acted as; null: their own. */
  readonly as: AuditPerson | null;
  /** The talent for whom it was done; null: none. */
  readonly onBehalfOf: AuditPerson | null;
  readonly action: string;
  /** Path of the record that was changed. */
  readonly subject: string;
  /** Name of that record; null: unknown or deleted. */
  readonly subjectName: string | null;
  /** Values before and after, as JSON; null: none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Number in the chain; null: not sealed yet. */
  readonly seq: number | null;
  /** When a person's data was erased from it, ISO 8601 in UTC; null: never. */
  readonly erasedAt: string | null;
}

/** The first flaw of a chain: a missing number, or a record that doesn't match its seal. */
export interface AuditFlaw {
  readonly kind: 'missing' | 'changed';
  readonly seq: number;
}

/** A record of the chain where a check began or ended. */
export interface AuditPlace {
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A partial check of the chain; the next begins at `cursor`. Absent cursor: this was the last. */
export interface AuditCheck {
  /** Number of valid records. */
  readonly checked: number;
  /** Of these, records with erased values, checked apart from those. */
  readonly erased: number;
  /** Null: none was checked. */
  readonly from: AuditPlace | null;
  readonly to: AuditPlace | null;
  readonly flaw: AuditFlaw | null;
  /** Number of the last sealed record. */
  readonly last: number;
  /** Its hash: a copy kept elsewhere reveals a rebuilt chain. Null: nothing is sealed. */
  readonly hash: string | null;
  /** Number of unsealed records. */
  readonly waiting: number;
  readonly cursor?: string;
}

import type { Instant } from '../contract.ts';

/** How long a record of the audit is kept: as long as claims about it can be made, ten years. In milliseconds. */
export const AUDIT_KEPT_MS = 3653 * 24 * 60 * 60 * 1000;

/** Records that one file has at most. */
export const AUDIT_FILE_MAX = 10_000;

/** What ties a record of the audit to the one before it. Hashes are SHA-256 in hex. */
export interface AuditSeal {
  /** Of the hash before, what is said of that record, the number, the id and `contentHash`. */
  readonly hash: string;
  /** Of the record without its values, and of `valuesHash`. */
  readonly contentHash: string;
  /** Of the values and the salt. It stays when they are erased, and says nothing of them without the salt. */
  readonly valuesHash: string;
  /** Random; gone with the values of somebody whose data was deleted. */
  readonly salt?: string;
  /** The record before: its hash, and until when it is kept. Null: this is the first. */
  readonly follows: { readonly hash: string; readonly expiresAt: Instant } | null;
}

/** `audit/{id}`: who did what to which record. Made with the change itself, sealed soon after, and never changed but by erasure. */
export interface AuditRecord {
  readonly id: string;
  /** The agency whose admins read it; null: nobody's. */
  readonly agencyId: string | null;
  /** Uid of whoever really acted, `link:{record}` for somebody who came by an emailed link, `platform:{part}` for us, `key:{id}` for a program. */
  readonly by: string;
  /** What the key of a program was called then; absent: no key was used. */
  readonly byKey?: string;
  /** Uid of the account an admin acted as; null when everybody was themselves. */
  readonly as: string | null;
  /** Uid of the talent on whose behalf their agency did it; absent or null: nobody's. */
  readonly onBehalfOf?: string | null;
  /** What was done, as `area.verb`. */
  readonly action: string;
  /** Path of the record. */
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly at: Instant;
  readonly expiresAt: Instant;
  /** Its number in the chain of its agency, from 1; null: it is not sealed yet. Absent: from before there were chains. */
  readonly seq?: number | null;
  readonly seal?: AuditSeal;
  /** When somebody's data was last taken out of its values; absent: never. */
  readonly erasedAt?: Instant;
}

/** `auditChains/{agency:{agencyId} | platform}`: where a chain has got to. The number says what is missing at its end. */
export interface AuditChain {
  readonly id: string;
  /** Null: the chain of what is nobody's. */
  readonly agencyId: string | null;
  readonly seq: number;
  /** Of the last record. */
  readonly hash: string;
  /** Until when the last one is kept, and the first: before that, none may be missing from the beginning. */
  readonly lastExpiresAt: Instant;
  readonly firstExpiresAt: Instant;
  readonly sealedAt: Instant;
}

/** Who acted, as an admin is told. Names are those of people of the agency; null: none of them, or no longer. */
export type AuditActor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'key'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'platform' }
  | { readonly kind: 'link' };

/** Somebody else that a record names. */
export interface AuditPerson {
  readonly name: string | null;
}

/** A record of the audit as the admins of its agency are told of it. */
export interface AuditRow {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: AuditActor;
  /** The account that an admin acted as; null: their own. */
  readonly as: AuditPerson | null;
  /** The talent on whose behalf it was done; null: nobody's. */
  readonly onBehalfOf: AuditPerson | null;
  readonly action: string;
  /** Path of the record that was changed. */
  readonly subject: string;
  /** What that record is called; null: nothing that is known, or it is gone. */
  readonly subjectName: string | null;
  /** The values before and after, as JSON; null: there were none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Its number in the chain; null: it is not sealed yet. */
  readonly seq: number | null;
  /** When somebody's data was taken out of it, ISO 8601 in UTC; null: never. */
  readonly erasedAt: string | null;
}

/** What a check of the chain found wrong first: a number that is missing, or one whose record is not as it was sealed. */
export interface AuditFlaw {
  readonly kind: 'missing' | 'changed';
  readonly seq: number;
}

/** One record of the chain, where a check began or got to. */
export interface AuditPlace {
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A part of a check of the chain: the next one begins at `cursor`. Absent cursor: this was the last. */
export interface AuditCheck {
  /** Records that were found sound. */
  readonly checked: number;
  /** Those of them whose values were erased, of which the rest was checked. */
  readonly erased: number;
  /** Null: none was checked. */
  readonly from: AuditPlace | null;
  readonly to: AuditPlace | null;
  readonly flaw: AuditFlaw | null;
  /** The number of the last record that was sealed. */
  readonly last: number;
  /** Its hash: noted elsewhere, it shows later whether somebody made the whole chain anew. Null: nothing is sealed. */
  readonly hash: string | null;
  /** Records that are not sealed yet. */
  readonly waiting: number;
  readonly cursor?: string;
}

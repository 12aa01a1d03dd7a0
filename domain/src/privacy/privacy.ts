import type { Instant } from '../contract.ts';

export const DELETION_STATES = ['requested', 'erasing', 'erased'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** What an erasure deletes: everything about a person and their account, or what they have as a talent alone. */
export const DELETION_SCOPES = ['person', 'talent'] as const;
export type DeletionScope = (typeof DELETION_SCOPES)[number];

/** Collections that are gone through whole, because no query finds everything that names somebody there. */
export const SCANNED = ['audit', 'mail', 'idempotency'] as const;

/** How far somebody has been looked for in those. */
export interface Scanned {
  readonly collection: (typeof SCANNED)[number];
  /** Id of the last document that was looked at. */
  readonly after: string;
}

/**
 * `deletionRequests/{talentId}`: a talent asks that everything held about them is deleted, and each of their agencies
 * confirms; or the only agency of a talent removes them. Of somebody who is more than a talent only what they have as one
 * goes. What is left of it afterwards names nobody: it is the proof that
 * it was done.
 */
export interface DeletionRequest {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  /** Who asks; empty once everything is deleted. */
  readonly fullName: string;
  readonly email: string;
  readonly state: DeletionState;
  /** Agencies that have confirmed so far. */
  readonly confirmedBy: readonly string[];
  /** Absent: the whole person. */
  readonly scope?: DeletionScope;
  /** The agency that removed them, which nobody had asked to; absent: they asked themselves. */
  readonly removedBy?: string;
  /** How far it has come, while it is carried out. */
  readonly scanned?: Scanned;
  /** When that began; absent: it is not carried out, or has been since before this was noted. */
  readonly erasingSince?: Instant;
  readonly requestedAt: Instant;
  readonly erasedAt: Instant | null;
}

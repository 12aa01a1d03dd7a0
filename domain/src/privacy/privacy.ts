import type { Instant } from '../contract.ts';

const DELETION_STATES = ['requested', 'erasing', 'erased'] as const;
type DeletionState = (typeof DELETION_STATES)[number];

/** Scope of an erasure: everything about a person and their account, or only their talent data. */
const DELETION_SCOPES = ['person', 'talent'] as const;
export type DeletionScope = (typeof DELETION_SCOPES)[number];

/** Collections scanned completely, because no query finds every mention of a person. */
export const SCANNED_COLLECTIONS = ['audit', 'mail', 'notices', 'idempotency'] as const;

export interface ScanPosition {
  readonly collection: (typeof SCANNED_COLLECTIONS)[number];
  /** Id of the last checked document. */
  readonly after: string;
}

/**
 * `deletionRequests/{talentId}`: a talent's request for erasure, confirmed by each of their agencies; or a removal
 * by their only agency. People with other roles lose only talent data. What remains afterwards is anonymous proof.
 */
export interface DeletionRequest {
  readonly id: string;
  readonly talentId: string;
  /** Agencies that must each confirm. */
  readonly agencyIds: readonly string[];
  /** The requester; empty once erased. */
  readonly fullName: string;
  /** Empty once everything is deleted. */
  readonly email: string;
  readonly state: DeletionState;
  /** Agencies that have confirmed so far. */
  readonly confirmedBy: readonly string[];
  /** Absent: the whole person. */
  readonly scope?: DeletionScope;
  /** The agency that removed them unrequested; absent: their own request. */
  readonly removedBy?: string;
  /** Progress while it is carried out. */
  readonly scanned?: ScanPosition;
  /** When that began; absent: it is not carried out, or has been since before this was noted. */
  readonly erasingSince?: Instant;
  readonly requestedAt: Instant;
  readonly erasedAt: Instant | null;
}

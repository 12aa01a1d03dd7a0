import type { Instant } from '../contract.ts';

export const DELETION_STATES = ['requested', 'erasing', 'erased'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/**
 * `deletionRequests/{talentId}`: a talent asks that everything held about them is deleted, and each of their agencies
 * confirms. What is left of it afterwards names nobody: it is the proof that it was done.
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
  readonly requestedAt: Instant;
  readonly erasedAt: Instant | null;
}

import type { Instant } from '../contract.ts';

/**
 * `voiceComments/{id}`: what somebody of the project wrote to the others at a moment of a shortlisted demo, or of a take
 * that came in for an audition. Of the two, one is named.
 */
export interface VoiceComment {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  /**
   * The place on a list that it is about. It goes with a voice that moves, and waits for one that was taken off. Absent: it
   * is about a take.
   */
  readonly castingDemoId?: string;
  /** The audition whose take it is about, and its character. Absent: it is about a demo. */
  readonly auditionEntryId?: string;
  readonly voiceId?: string;
  readonly talentId: string;
  /** Who wrote it, and what they were called then. */
  readonly userId: string;
  readonly name: string;
  /** Moment of the recording, in milliseconds from its beginning. */
  readonly atMs: number;
  readonly text: string;
  readonly createdAt: Instant;
}

/** Comments on one demo of a list, or on one take; whoever opens them reads them all. */
export const VOICE_COMMENTS_MAX = 200;

/** In the order of the recording, those on one moment in the order in which they were written. */
export const inHeardOrder = <One extends Pick<VoiceComment, 'atMs' | 'createdAt'>>(
  all: readonly One[],
): readonly One[] =>
  [...all].sort(
    (one, other) => one.atMs - other.atMs || one.createdAt.toMillis() - other.createdAt.toMillis(),
  );

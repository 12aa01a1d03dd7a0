import type { Instant } from '../contract.ts';

/** `voiceComments/{id}`: what somebody of the project wrote to the others at a moment of a shortlisted demo. */
export interface VoiceComment {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  /** The place on a list that it is about. It goes with a voice that moves, and waits for one that was taken off. */
  readonly castingDemoId: string;
  readonly talentId: string;
  /** Who wrote it, and what they were called then. */
  readonly userId: string;
  readonly name: string;
  /** Moment of the demo, in milliseconds from its beginning. */
  readonly atMs: number;
  readonly text: string;
  readonly createdAt: Instant;
}

/** Comments on one voice; whoever opens them reads them all. */
export const VOICE_COMMENTS_MAX = 200;

/** In the order of the demo, those on one moment in the order in which they were written. */
export const inDemoOrder = <One extends Pick<VoiceComment, 'atMs' | 'createdAt'>>(
  all: readonly One[],
): readonly One[] =>
  [...all].sort(
    (one, other) => one.atMs - other.atMs || one.createdAt.toMillis() - other.createdAt.toMillis(),
  );

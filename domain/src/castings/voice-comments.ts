import type { Instant } from '../contract.ts';

/** `voiceComments/{id}`: a project member's comment at a time of a shortlisted demo, or of an audition take. Exactly one of the two is set. */
export interface VoiceComment {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  /** The commented place. Moves with its voice, and waits while the voice is off the list. Absent: about a take. */
  readonly castingDemoId?: string;
  /** The commented take's audition and character. Absent: about a demo. */
  readonly auditionEntryId?: string;
  /** Comments on a take: the character. */
  readonly voiceId?: string;
  readonly talentId: string;
  /** The author, with their name at the time. */
  readonly userId: string;
  /** The author's name at the time. */
  readonly name: string;
  /** Time in the recording, in milliseconds. */
  readonly atMs: number;
  readonly text: string;
  readonly createdAt: Instant;
}

/** Maximum comments per listed demo or take; opening them reads them all. */
export const VOICE_COMMENTS_MAX = 200;

export const sortByMoment = <One extends Pick<VoiceComment, 'atMs' | 'createdAt'>>(
  all: readonly One[],
): readonly One[] =>
  [...all].sort((a, b) => a.atMs - b.atMs || a.createdAt.toMillis() - b.createdAt.toMillis());

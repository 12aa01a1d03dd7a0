import type { Instant } from '../contract.ts';

/** `voiceRatings/{projectId}_{demoId}_{uid}`: a demo that someone heard in the finder for a project, and their rating of it. */
export interface VoiceRating {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly demoId: string;
  readonly talentId: string;
  readonly userId: string;
  /** As their account called them then. */
  readonly name: string;
  /** From 1 to 5; null: they have only heard it. */
  readonly rating: number | null;
  /** Null: they rated it without playing it. */
  readonly heardAt: Instant | null;
}

export const RATING_MAX = 5;

export const toVoiceRatingId = (projectId: string, demoId: string, uid: string): string =>
  `${projectId}_${demoId}_${uid}`;

import type { Instant } from '../contract.ts';

/** `voiceRatings/{projectId}_{demoId}_{uid}`: a demo that someone heard in the finder for a project, and their rating of it. */
export interface VoiceRating {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  /** The project it was rated for. */
  readonly projectId: string;
  readonly demoId: string;
  /** Owner of the demo. */
  readonly talentId: string;
  readonly userId: string;
  /** Name in their account at that time. */
  readonly name: string;
  /** From 1 to 5; null: only played. */
  readonly rating: number | null;
  /** Null: they rated it without playing it. */
  readonly heardAt: Instant | null;
}

export const RATING_MAX = 5;

export const toVoiceRatingId = (projectId: string, demoId: string, uid: string): string =>
  `${projectId}_${demoId}_${uid}`;

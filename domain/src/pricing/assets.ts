import type { Instant } from '../contract.ts';

/** `voiceAssets/{id}`: something to record for a character. */
export interface VoiceAsset {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** The character. */
  readonly voiceId: string;
  readonly name: string;
  /** How many of it are recorded: three cut-downs are three. */
  readonly spots: number;
  /** Finished length of each; null: not known yet, and priced as the shortest. */
  readonly lengthSeconds: number | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Assets one character may have. */
export const ASSETS_MAX = 20;
export const SPOTS_MAX = 999;
/** Ten hours: an audio book. */
export const LENGTH_MAX_SECONDS = 36_000;

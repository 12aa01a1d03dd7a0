import type { Instant } from '../contract.ts';

/** `voiceAssets/{id}`: an asset to record for a character. */
export interface VoiceAsset {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** The character. */
  readonly voiceId: string;
  readonly name: string;
  /** Number recorded: three cut-downs are three. */
  readonly spots: number;
  /** Finished length of each; null: unknown, priced as the shortest. */
  readonly lengthSeconds: number | null;
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

export const ASSETS_MAX = 20;
export const SPOTS_MAX = 999;
/** Ten hours: an audiobook. */
export const LENGTH_MAX_SECONDS = 36_000;

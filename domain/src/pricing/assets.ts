import { identifiersField, type AssetIdentifier } from './asset-identifiers.ts';
import type { Instant } from '../contract.ts';
import type { FieldValues } from '../values/fields.ts';
import { title } from '../values/names.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';

export const ASSETS_MAX = 20;
export const SPOTS_MAX = 999;
/** Ten hours: an audiobook. */
export const LENGTH_MAX_SECONDS = 36_000;

export const ASSET_FIELDS = {
  name: title().required(),
  /** Number recorded: three cut-downs are three. */
  spots: wholeNumberBetween(1, SPOTS_MAX).default(1),
  /** Finished length of each; null: unknown, priced as the shortest. */
  lengthSeconds: wholeNumberBetween(1, LENGTH_MAX_SECONDS).nullable().default(null),
  /** Ad-IDs, clock numbers or own codes of its spots, in order. */
  identifiers: identifiersField(),
};

/** `voiceAssets/{id}`: an asset to record for a character. */
export interface VoiceAsset extends Omit<FieldValues<typeof ASSET_FIELDS>, 'identifiers'> {
  /** Absent: none. */
  readonly identifiers?: readonly AssetIdentifier[];
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** The character. */
  readonly voiceId: string;
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

import type { AssetIdentifier } from '@domain/pricing/asset-identifiers.ts';

/** The editable part of an asset. */
export interface AssetChange {
  readonly name?: string;
  readonly spots?: number;
  readonly lengthSeconds?: number | null;
  readonly identifiers?: AssetIdentifier[];
}

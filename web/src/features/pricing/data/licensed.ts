import type { VoiceAsset } from '@domain/pricing/assets.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import type { EstimateValues, LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import type { Character } from '@domain/projects/projects.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { compareByAge } from '../../../common/board/board.ts';
import { getChoice, isSameLicence } from './licenceChoice.ts';

export interface LicensedAsset {
  readonly asset: VoiceAsset;
  readonly licences: readonly Licence[];
}

type Made = Parameters<typeof compareByAge>[0] & { readonly id: string };

const sortByCreation = <Item extends Made>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => compareByAge(a, b) || a.id.localeCompare(b.id));

/** Assets in order of creation, each with its licences in the same order. */
export const getLicensedAssets = (
  assets: readonly VoiceAsset[],
  licences: readonly Licence[],
): readonly LicensedAsset[] =>
  sortByCreation(assets).map((asset) => ({
    asset,
    licences: sortByCreation(licences.filter(({ assetId }) => assetId === asset.id)),
  }));

export const getAssetName = ({ name, voiceId }: VoiceAsset, voices: readonly Character[]): string => {
  const character = voices.length > 1 ? voices.find(({ id }) => id === voiceId)?.name : undefined;
  return character === undefined ? name : joinDotted([character, name]);
};

/** A licence that isn't saved yet. */
export interface Supposed {
  /** Null: for all assets of the project. */
  readonly assetId: string | null;
  readonly choice: LicenceChoice;
}

/** Returns the project with one more licence where missing; licences not stored yet have temporary ids. */
export const toEstimate = (
  licensed: readonly LicensedAsset[],
  { assetId, choice }: Supposed,
): EstimateValues => ({
  assets: licensed.map(({ asset, licences }) => {
    const { id, voiceId, name, spots, lengthSeconds } = asset;
    const isMeant = assetId === null || assetId === id;
    const gets = isMeant && !licences.some((licence) => isSameLicence(licence, choice));

    return {
      id,
      voiceId,
      name,
      spots,
      lengthSeconds,
      identifiers: [],
      licences: [
        ...licences.map((licence) => ({ id: licence.id, ...getChoice(licence) })),
        ...(gets ? [{ id: `supposed-${id}`, ...choice }] : []),
      ],
    };
  }),
});

import type {
  Casting,
  CastingDemo,
  CastingPreview,
  PreviewPage,
  PreviewVoice,
} from '@domain/castings/castings.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../audio/audio-address.ts';
import { readBrand } from '../../records/agencies.ts';
import { shortlistedDemos } from '../../records/casting-demos.ts';
import { charactersOf } from '../../records/voices.ts';
import { opaqueKeys } from '../../tokens/opaque-keys.ts';

type KeyOf = (id: string) => string;

/** What names the records of one casting on its own page. */
export const castingKeys = ({ id }: Casting): KeyOf => opaqueKeys(`casting/${id}`);

/** What public pages show of a casting's lists: none who are hidden, and none who are withdrawn. */
export const isShownIn =
  ({ hideTalentFromPreviewList }: Casting) =>
  ({ talentId, isWithdrawn }: CastingDemo): boolean =>
    !isWithdrawn && !hideTalentFromPreviewList.includes(talentId);

/** One casting as anybody with the link sees it: hidden talents are left out, ids of records too. */
const previewOf = async (casting: Casting, keyOf: KeyOf): Promise<CastingPreview> => {
  const shown = (await shortlistedDemos(casting.id)).filter(isShownIn(casting));
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  const voices = shown.map(async ({ id, voiceId, demoId, demo }): Promise<PreviewVoice> => {
    const { talentPublicName, syntheticVoiceConsent = false, ...rest } = demo;
    return {
      key: keyOf(id),
      character: keyOf(voiceId),
      talentPublicName,
      demo: { ...rest, syntheticVoiceConsent },
      audioUrl: await audioAddress(`shown/${demoId}/${casting.agencyId}`, expiresAt),
    };
  });
  return { language: casting.language, voices: await Promise.all(voices) };
};

/**
 * The page of some castings of one project, with the characters that can be heard in one of them; `keyOf` names its
 * records, whose ids are not to be known.
 */
export const pageOf = async (
  keyOf: KeyOf,
  castings: readonly [Casting, ...Casting[]],
): Promise<PreviewPage> => {
  const [agency, characters, previews] = await Promise.all([
    readBrand(castings[0].agencyId),
    charactersOf(castings[0].projectId),
    Promise.all(castings.map((casting) => previewOf(casting, keyOf))),
  ]);
  const heard = new Set(previews.flatMap(({ voices }) => voices.map(({ character }) => character)));
  return {
    agency,
    project: castings[0].project,
    characters: characters
      .map(({ id, name }) => ({ key: keyOf(id), name }))
      .filter(({ key }) => heard.has(key)),
    castings: previews,
  };
};

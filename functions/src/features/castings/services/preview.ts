import type { Casting, CastingPreview, PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../../audio/audio-address.ts';
import { notFound } from '../../../http/app-error.ts';
import {
  charactersOf,
  findCastingByIdentifier,
  listedDemos,
  readCasting,
  visibleCastingsOf,
} from '../store.ts';

/** One casting as anybody with the link sees it: hidden talents are left out, ids of people and companies too. */
const previewOf = async (casting: Casting): Promise<CastingPreview> => {
  const hidden = new Set(casting.hideTalentFromPreviewList);
  const shown = (await listedDemos(casting.id)).filter(
    ({ talentId, isWithdrawn }) => !isWithdrawn && !hidden.has(talentId),
  );
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  const voices = shown.map(async ({ id, voiceId, demoId, demo }): Promise<PreviewVoice> => {
    const { talentPublicName, ...rest } = demo;
    return {
      castingDemoId: id,
      voiceId,
      talentPublicName,
      demo: rest,
      audioUrl: await audioAddress(`demo/${demoId}`, expiresAt),
    };
  });
  return {
    urlIdentifier: casting.urlIdentifier,
    language: casting.language,
    voices: await Promise.all(voices),
  };
};

const pageOf = async (
  projectId: string,
  castings: readonly [Casting, ...Casting[]],
): Promise<PreviewPage> => {
  const [characters, previews] = await Promise.all([
    charactersOf(projectId),
    Promise.all(castings.map(previewOf)),
  ]);
  return {
    project: castings[0].project,
    characters: characters.map(({ id, name }) => ({ id, name })),
    castings: previews,
  };
};

/** The single casting behind a public link; the address may hold the casting's id instead. */
export const previewCasting = async (identifier: string): Promise<PreviewPage> => {
  const casting = (await findCastingByIdentifier(identifier)) ?? (await readCasting(identifier));
  if (!casting) throw notFound();
  return pageOf(casting.projectId, [casting]);
};

/** The castings of a project that are flagged visible; a project without any is not to be known of. */
export const previewProject = async (projectId: string): Promise<PreviewPage> => {
  const [first, ...others] = await visibleCastingsOf(projectId);
  if (!first) throw notFound();
  return pageOf(projectId, [first, ...others]);
};

import type { Casting, CastingPreview, PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../../audio/audio-address.ts';
import { notFound } from '../../../http/app-error.ts';
import { opaqueKeys } from '../../../tokens/opaque-keys.ts';
import {
  charactersOf,
  findCastingByIdentifier,
  listedDemos,
  readCasting,
  visibleCastingsOf,
} from '../store.ts';

type KeyOf = (id: string) => string;

/** One casting as anybody with the link sees it: hidden talents are left out, ids of records too. */
const previewOf = async (casting: Casting, keyOf: KeyOf): Promise<CastingPreview> => {
  const hidden = new Set(casting.hideTalentFromPreviewList);
  const shown = (await listedDemos(casting.id)).filter(
    ({ talentId, isWithdrawn }) => !isWithdrawn && !hidden.has(talentId),
  );
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  const voices = shown.map(async ({ id, voiceId, demoId, demo }): Promise<PreviewVoice> => {
    const { talentPublicName, ...rest } = demo;
    return {
      key: keyOf(id),
      character: keyOf(voiceId),
      talentPublicName,
      demo: rest,
      audioUrl: await audioAddress(`shown/${demoId}/${casting.agencyId}`, expiresAt),
    };
  });
  return { language: casting.language, voices: await Promise.all(voices) };
};

const pageOf = async (keyOf: KeyOf, castings: readonly [Casting, ...Casting[]]): Promise<PreviewPage> => {
  const [characters, previews] = await Promise.all([
    charactersOf(castings[0].projectId),
    Promise.all(castings.map((casting) => previewOf(casting, keyOf))),
  ]);
  return {
    project: castings[0].project,
    characters: characters.map(({ id, name }) => ({ key: keyOf(id), name })),
    castings: previews,
  };
};

/** An id is no secret: it opens only what is flagged for everybody who knows the project. */
const visibleCasting = async (id: string): Promise<Casting | undefined> => {
  const casting = await readCasting(id);
  return casting?.previewVisible ? casting : undefined;
};

/** The single casting behind a public link; the address may hold the id of a visible casting instead. */
export const previewCasting = async (identifier: string): Promise<PreviewPage> => {
  const casting = (await findCastingByIdentifier(identifier)) ?? (await visibleCasting(identifier));
  if (!casting) throw notFound();
  return pageOf(opaqueKeys(`casting/${casting.id}`), [casting]);
};

/** The castings of a project that are flagged visible; a project without any is not to be known of. */
export const previewProject = async (projectId: string): Promise<PreviewPage> => {
  const [first, ...others] = await visibleCastingsOf(projectId);
  if (!first) throw notFound();
  return pageOf(opaqueKeys(`project/${projectId}`), [first, ...others]);
};

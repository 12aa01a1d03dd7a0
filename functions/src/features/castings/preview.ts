import { getRound, toEntryId, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type {
  Casting,
  CastingDemo,
  CastingPreview,
  PreviewPage,
  PreviewTake,
  PreviewVoice,
} from '@domain/castings/castings.ts';
import { getGuestsHear, getLinkTerms, type GuestsHear, type LinkOwner } from '@domain/castings/links.ts';
import { getAudioExpiry, signAudioAddress } from '../../work/tokens/audio-address.ts';
import { findTakes } from '../../work/collections/audition-queries.ts';
import { readBrand } from '../../work/collections/agencies.ts';
import { findCharacters } from '../../work/collections/characters.ts';
import { createOpaqueKeys } from '../../work/tokens/opaque-keys.ts';
import { keptDemos } from './kept-demos.ts';
import { findLinkCastings, type PublicLink } from './public-link.ts';

type KeyOf = (id: string) => string;

const getCastingKeys = (castingId: string): KeyOf => createOpaqueKeys(`casting/${castingId}`);

const projectKeys = (projectId: string): KeyOf => createOpaqueKeys(`project/${projectId}`);

export const createPageKeys = ({ castingId, projectId }: LinkOwner): KeyOf =>
  castingId === null ? projectKeys(projectId) : getCastingKeys(castingId);

/** Returns whether public pages show a listed demo: neither hidden nor withdrawn. */
export const isShownIn =
  ({ hideTalentFromPreviewList }: Casting) =>
  ({ talentId, isWithdrawn }: CastingDemo): boolean =>
    !isWithdrawn && !hideTalentFromPreviewList.includes(talentId);

/** Returns takes that a link's guests may hear, the last round of each voice, by the id of its first entry. One read when none is approved. */
const findHeardTakes = async (
  { id }: Casting,
  hears: GuestsHear,
): Promise<ReadonlyMap<string, AuditionEntry>> => {
  if (hears === 'demos') return new Map();
  const takes = await findTakes(id, { isApproved: hears === 'approvedTakes' });
  const rounds = [...takes].sort((a, b) => getRound(a) - getRound(b));
  return new Map(rounds.map((take) => [toEntryId(take.castingId, take.voiceId, take.talentId), take]));
};

const previewTake = async (
  { id, durationMs, peaks, takes = [], level = null, syntheticVoiceConsent = false }: AuditionEntry,
  hears: GuestsHear,
  expiresAt: number,
): Promise<PreviewTake> => ({
  durationMs: durationMs ?? 0,
  peaks,
  takes,
  level,
  syntheticVoiceConsent,
  audioUrl: await signAudioAddress(hears === 'allTakes' ? `take/${id}` : `approvedTake/${id}`, expiresAt),
});

/** Presents one casting to holders of its link, without hidden talents and record ids. */
const getPreview = async (casting: Casting, getKey: KeyOf, hears: GuestsHear): Promise<CastingPreview> => {
  const [demos, takes] = await Promise.all([keptDemos(casting), findHeardTakes(casting, hears)]);
  const shown = demos.filter(isShownIn(casting));
  const expiresAt = getAudioExpiry();

  const voices = shown.map(async ({ id, voiceId, demoId, talentId, demo }): Promise<PreviewVoice> => {
    const { talentPublicName, syntheticVoiceConsent = false, ...rest } = demo;
    const take = takes.get(toEntryId(casting.id, voiceId, talentId));

    return {
      key: getKey(id),
      character: getKey(voiceId),
      talentPublicName,
      demo: { ...rest, syntheticVoiceConsent },
      audioUrl: await signAudioAddress(`shown/${demoId}/${casting.agencyId}`, expiresAt),
      ...(take ? { take: await previewTake(take, hears, expiresAt) } : {}),
    };
  });

  return { language: casting.language, voices: await Promise.all(voices) };
};

/** Presents castings of one project, possibly none, with the characters audible in any; `getKey` hides record ids. */
const toPage = async (
  getKey: KeyOf,
  { agencyId, projectId, project }: Pick<Casting, 'agencyId' | 'projectId' | 'project'>,
  castings: readonly Casting[],
  hears: GuestsHear,
): Promise<PreviewPage> => {
  const [agency, characters, previews] = await Promise.all([
    readBrand(agencyId),
    findCharacters(projectId),
    Promise.all(castings.map((casting) => getPreview(casting, getKey, hears))),
  ]);
  const heard = new Set(previews.flatMap(({ voices }) => voices.map(({ character }) => character)));

  return {
    agency,
    project,
    characters: characters
      .map(({ id, name }) => ({ key: getKey(id), name }))
      .filter(({ key }) => heard.has(key)),
    castings: previews,
  };
};

export const buildPreviewPage = async (link: PublicLink): Promise<PreviewPage> => {
  const page = await toPage(createPageKeys(link), link, await findLinkCastings(link), getGuestsHear(link));
  return getLinkTerms(link).asksVotes ? { ...page, asksVotes: true } : page;
};

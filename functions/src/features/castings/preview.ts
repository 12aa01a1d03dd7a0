import { entryIdOf, type AuditionEntry } from '@domain/auditions/auditions.ts';
import type {
  Casting,
  CastingDemo,
  CastingPreview,
  PreviewPage,
  PreviewTake,
  PreviewVoice,
} from '@domain/castings/castings.ts';
import { hearsOf, linkTermsOf, type GuestsHear, type LinkOwner } from '@domain/castings/links.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../audio/audio-address.ts';
import { takesIn } from '../../records/audition-queries.ts';
import { readBrand } from '../../records/agencies.ts';
import { charactersOf } from '../../records/voices.ts';
import { opaqueKeys } from '../../tokens/opaque-keys.ts';
import { keptDemos } from './kept-demos.ts';
import { castingsBehind, type PublicLink } from './public-link.ts';

type KeyOf = (id: string) => string;

/** What names the records of one casting on its own page. */
const castingKeys = (castingId: string): KeyOf => opaqueKeys(`casting/${castingId}`);

/** What names the records of a project on its page. */
const projectKeys = (projectId: string): KeyOf => opaqueKeys(`project/${projectId}`);

/** What names records on the page that a link opens. */
export const keysBehind = ({ castingId, projectId }: LinkOwner): KeyOf =>
  castingId === null ? projectKeys(projectId) : castingKeys(castingId);

/** What public pages show of a casting's lists: none who are hidden, and none who are withdrawn. */
export const isShownIn =
  ({ hideTalentFromPreviewList }: Casting) =>
  ({ talentId, isWithdrawn }: CastingDemo): boolean =>
    !isWithdrawn && !hideTalentFromPreviewList.includes(talentId);

/** Takes of a casting that guests of a link may hear, by their names. Who approved none has one read. */
const heardTakes = async (
  { id }: Casting,
  hears: GuestsHear,
): Promise<ReadonlyMap<string, AuditionEntry>> => {
  if (hears === 'demos') return new Map();
  const takes = await takesIn(id, { isApproved: hears === 'approvedTakes' });
  return new Map(takes.map((take) => [take.id, take]));
};

const previewTake = async (
  { id, durationMs, peaks, level = null, syntheticVoiceConsent = false }: AuditionEntry,
  hears: GuestsHear,
  expiresAt: number,
): Promise<PreviewTake> => ({
  durationMs: durationMs ?? 0,
  peaks,
  level,
  syntheticVoiceConsent,
  audioUrl: await audioAddress(hears === 'allTakes' ? `take/${id}` : `approvedTake/${id}`, expiresAt),
});

/** One casting as anybody with the link sees it: hidden talents are left out, ids of records too. */
const previewOf = async (casting: Casting, keyOf: KeyOf, hears: GuestsHear): Promise<CastingPreview> => {
  const [demos, takes] = await Promise.all([keptDemos(casting), heardTakes(casting, hears)]);
  const shown = demos.filter(isShownIn(casting));
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  const voices = shown.map(async ({ id, voiceId, demoId, talentId, demo }): Promise<PreviewVoice> => {
    const { talentPublicName, syntheticVoiceConsent = false, ...rest } = demo;
    const take = takes.get(entryIdOf(casting.id, voiceId, talentId));
    return {
      key: keyOf(id),
      character: keyOf(voiceId),
      talentPublicName,
      demo: { ...rest, syntheticVoiceConsent },
      audioUrl: await audioAddress(`shown/${demoId}/${casting.agencyId}`, expiresAt),
      ...(take ? { take: await previewTake(take, hears, expiresAt) } : {}),
    };
  });
  return { language: casting.language, voices: await Promise.all(voices) };
};

/**
 * The page of some castings of one project, none perhaps, with the characters that can be heard in one of them; `keyOf`
 * names its records, whose ids are not to be known.
 */
const pageOf = async (
  keyOf: KeyOf,
  { agencyId, projectId, project }: Pick<Casting, 'agencyId' | 'projectId' | 'project'>,
  castings: readonly Casting[],
  hears: GuestsHear,
): Promise<PreviewPage> => {
  const [agency, characters, previews] = await Promise.all([
    readBrand(agencyId),
    charactersOf(projectId),
    Promise.all(castings.map((casting) => previewOf(casting, keyOf, hears))),
  ]);
  const heard = new Set(previews.flatMap(({ voices }) => voices.map(({ character }) => character)));
  return {
    agency,
    project,
    characters: characters
      .map(({ id, name }) => ({ key: keyOf(id), name }))
      .filter(({ key }) => heard.has(key)),
    castings: previews,
  };
};

/** The page that a link opens. */
export const pageBehind = async (link: PublicLink): Promise<PreviewPage> => {
  const page = await pageOf(keysBehind(link), link, await castingsBehind(link), hearsOf(link));
  return linkTermsOf(link).asksVotes ? { ...page, asksVotes: true } : page;
};

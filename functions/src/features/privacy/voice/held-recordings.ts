import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { LISTENER_SIDES, type TakeListen } from '@domain/auditions/listens.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { DEMOS_MAX } from '@domain/demos/demos.ts';
import type { TakeListenView, HeldDemo, HeldTake, VoiceData } from '@domain/privacy/voice-data.ts';
import { findHeldTakes } from '../../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../../work/collections/audition-entries.ts';
import { findTalentTakes } from '../../../work/collections/audition-queries.ts';
import { readCastingNames } from '../../../work/collections/castings.ts';
import { listDemos } from '../../../work/collections/demos.ts';
import { findListensToAny } from '../../../work/collections/take-listens.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import { readCharacterNames } from '../../../work/collections/characters.ts';
import { readAgencyNames } from './agency-names.ts';
import { toIso, parseMomentStart, PAGE, toPage } from './page-start.ts';

/** Returns a talent's demos in all agencies: one read each, at most fifty. */
export const listHeldDemos = async (talentId: string): Promise<NonNullable<VoiceData['demos']>> => {
  const [talent, found] = await Promise.all([
    readTalent(talentId),
    listDemos({ talentId }, undefined, DEMOS_MAX),
  ]);
  const agencies = await readAgencyNames(found.flatMap(({ agencyIds }) => agencyIds));
  const items = found.map((demo): HeldDemo => {
    const { id, name, language, reviewStatus, approved: isFound, syntheticVoiceConsent, createdAt } = demo;
    const holders = demo.agencyIds.flatMap((agencyId) => agencies.get(agencyId) ?? []);
    const view = { id, name, language, reviewStatus, isFound, syntheticVoiceConsent };
    return { ...view, agencies: holders, createdAt: toIso(createdAt) };
  });

  return { items, newDemosConsent: talent?.syntheticVoiceConsent ?? false };
};

/** Returns each side's first listen of a take. Talents who are project members aren't recorded for their own takes. */
const presentListens = (entryId: string, listens: readonly TakeListen[]): readonly TakeListenView[] =>
  LISTENER_SIDES.flatMap((side) => {
    const of = listens.filter((listen) => listen.entryId === entryId && listen.side === side);
    const [first] = of.map(({ heardAt }) => heardAt.toMillis()).sort((a, b) => a - b);
    return first === undefined ? [] : [{ side, at: new Date(first).toISOString() }];
  });

const presentTake = (
  entry: AuditionEntry,
  names: {
    readonly agencies: ReadonlyMap<string, string>;
    readonly projects: ReadonlyMap<string, string>;
    readonly characters: ReadonlyMap<string, string>;
  },
  listens: readonly TakeListen[],
): HeldTake => ({
  id: entry.id,
  agency: names.agencies.get(entry.agencyId) ?? '',
  project: names.projects.get(entry.castingId) ?? '',
  character: names.characters.get(entry.voiceId) ?? '',
  language: getCastingLanguage(entry.castingId, entry.projectId) ?? '',
  sentAt: toIso(entry.uploadedAt ?? entry.createdAt),
  heard: presentListens(entry.id, listens),
  syntheticVoiceConsent: entry.syntheticVoiceConsent ?? false,
  isRemovable: !entry.isApproved,
});

/** Returns the entries of takes that agencies hear first, as if sent. */
const withHeldTakes = async (dossiers: readonly AuditionDossier[]): Promise<readonly AuditionEntry[]> => {
  const entries = await Promise.all(dossiers.map(({ id }) => readEntry(id)));
  return entries.flatMap((entry, index) => {
    const take = dossiers[index]?.take;
    return entry && take ? [{ ...entry, ...take, uploadedAt: take.receivedAt }] : [];
  });
};

/** Returns a page of takes, latest first, each with casting, character, agency and listeners. */
export const listHeldTakes = async (
  talentId: string,
  cursor: string | undefined,
): Promise<NonNullable<VoiceData['takes']>> => {
  const start = parseMomentStart(cursor);
  const after = start && { uploadedAt: start.at, id: start.id };
  const [forwarded, dossiers] = await Promise.all([
    findTalentTakes(talentId, after, PAGE),
    // Few, and due within a day: they come with the first page.
    after ? [] : findHeldTakes(talentId),
  ]);
  const found = [...(await withHeldTakes(dossiers)), ...forwarded];
  const [agencies, projects, characters, listens] = await Promise.all([
    readAgencyNames(found.map(({ agencyId }) => agencyId)),
    readCastingNames(found.map(({ castingId }) => castingId)),
    readCharacterNames(found.map(({ voiceId }) => voiceId)),
    findListensToAny(found.map(({ id }) => id)),
  ]);
  const items = found.map((entry) => presentTake(entry, { agencies, projects, characters }, listens));

  return toPage(items, forwarded.at(-1)?.uploadedAt);
};

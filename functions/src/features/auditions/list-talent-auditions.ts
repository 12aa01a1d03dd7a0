import type { Timestamp } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import {
  getEntryState,
  getRound,
  type AuditionEntry,
  type TalentAudition,
} from '@domain/auditions/auditions.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import type { HeldTake } from '@domain/auditions/review.ts';
import { getAnswer } from '@domain/auditions/request-stage.ts';
import { getCastingLanguage, type Casting } from '@domain/castings/castings.ts';
import { foldText } from '@domain/values/fold-text.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalentEntries } from '../../work/collections/audition-entries.ts';
import { readAuditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { findOpenMaterial } from '../../work/collections/auditions.ts';
import { readCastingProjects } from '../../work/collections/castings.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { findRoleProgress } from '../../work/collections/role-progress.ts';
import { readCharacterNames } from '../../work/collections/characters.ts';
import { createOpaqueKeys } from '../../work/tokens/opaque-keys.ts';
import { fromRecordKey, toRecordKey } from '../../work/tokens/record-keys.ts';

const PAGE = 25;
const AGENCIES_MAX = 30;

/** Returns agencies whose requests to this talent the caller may see: as that talent or as staff. */
const listAgencies = (caller: Caller, talentId: string): readonly string[] => {
  const { claims, uid, agencyId } = caller;
  const personalAgencies = uid === talentId ? getAgencies(claims, 'talent') : [];
  const staffed = [...getAgencies(claims, 'agencyTeam'), ...getAgencies(claims, 'admin')];
  const all = [...new Set([...personalAgencies, ...staffed])];
  return all.filter((id) => agencyId === undefined || id === agencyId).slice(0, AGENCIES_MAX);
};

const toIso = (moment: { toMillis(): number }): string => new Date(moment.toMillis()).toISOString();

const NO_MATERIAL = { hasScriptPdf: false, clip: null };

const campaignKey = createOpaqueKeys('campaign');

/** Returns the same key for projects of any agency with the same brand and campaign, without revealing either; null: one isn't named. */
const getCampaignKey = (project: Casting['project'] | undefined): string | null => {
  const names = [project?.brand, project?.campaignName].map((name) => foldText(name ?? ''));
  return names.every((name) => name !== '') ? campaignKey(JSON.stringify(names)) : null;
};

const getSentAt = ({ uploadedAt }: AuditionEntry, take: HeldTake | null | undefined): string | null => {
  const moment = take?.receivedAt ?? uploadedAt;
  return moment ? toIso(moment) : null;
};

/** Of a held take, the record has the outcome of a request without a take, because clients read it. */
const getShownOutcome = (
  { outcome = null, outcomeToldAt }: AuditionEntry,
  take: HeldTake | null | undefined,
): TalentAudition['outcome'] => {
  if (!take || outcome !== 'closed') return outcome;
  return outcomeToldAt ? 'notChosen' : null;
};

const present = (
  entry: AuditionEntry,
  take: HeldTake | null | undefined,
  projects: ReadonlyMap<string, Casting['project']>,
  characters: ReadonlyMap<string, string>,
  material: Awaited<ReturnType<typeof findOpenMaterial>>,
  progressOf: Awaited<ReturnType<typeof findRoleProgress>>,
): TalentAudition => ({
  id: entry.id,
  agencyId: entry.agencyId,
  projectName: projects.get(entry.castingId)?.name ?? '',
  character: characters.get(entry.voiceId) ?? '',
  language: getCastingLanguage(entry.castingId, entry.projectId) ?? '',
  state: getEntryState(
    { status: take ? 'uploaded' : entry.status, deadlineMillis: entry.deadline.toMillis() },
    Date.now(),
  ),
  round: getRound(entry),
  isConfirmed: getAnswer(entry) === 'confirmed',
  campaign: getCampaignKey(projects.get(entry.castingId)),
  isApproved: entry.isApproved,
  outcome: getShownOutcome(entry, take),
  progress: progressOf(entry.castingId, entry.voiceId, characters.get(entry.voiceId) ?? ''),
  deadline: toIso(entry.deadline),
  uploadedAt: getSentAt(entry, take),
  syntheticVoiceConsent: (take ?? entry).syntheticVoiceConsent ?? false,
  ...((entry.cancelledAt === undefined && material.get(entry.auditionId)) || NO_MATERIAL),
  heardAt: entry.heardAt ? toIso(entry.heardAt) : null,
  downloadedAt: entry.downloadedAt ? toIso(entry.downloadedAt) : null,
  createdAt: toIso(entry.createdAt),
});

const parseCursor = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { deadline: parseMoment(keys), id: fromRecordKey(id) };
};

export const getTalentAuditions: Operation<'auditions.ofTalent'> = async ({
  caller,
  params: { id: talentId },
  query: { cursor },
}) => {
  requireVisible(caller, 'talents', await readTalent(talentId));

  const found = await findTalentEntries(listAgencies(caller, talentId), talentId, parseCursor(cursor), PAGE);

  const [projects, characters, material, dossiers, progressOf] = await Promise.all([
    readCastingProjects(found.map(({ castingId }) => castingId)),
    readCharacterNames(found.map(({ voiceId }) => voiceId)),
    findOpenMaterial(found.map(({ auditionId }) => auditionId)),
    readAuditionDossiers(found.flatMap(({ id, status }) => (status === 'uploaded' ? [] : [id]))),
    findRoleProgress(
      talentId,
      found.map(({ projectId }) => projectId),
    ),
  ]);

  // Entry ids contain project and casting, which talents may not see.
  const getKey = (id: string): string => (caller.uid === talentId ? toRecordKey(id) : id);

  const items = found.map((entry) => {
    const dossier = dossiers.find(({ id }) => id === entry.id);
    const auditionEntry = applyExtension(entry, dossier);
    const waitingTake = entry.status === 'cancelled' ? null : dossier?.take;
    return {
      ...present(auditionEntry, waitingTake, projects, characters, material, progressOf),
      id: getKey(entry.id),
    };
  });

  const last = found.at(-1);
  if (!last || found.length < PAGE) return { items };

  const { seconds, nanoseconds } = last.deadline as Timestamp;

  return { items, cursor: encodeCursor(seconds, nanoseconds, getKey(last.id)) };
};

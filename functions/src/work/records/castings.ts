import { FieldPath, FieldValue, type Query, type Timestamp } from 'firebase-admin/firestore';
import { type Casting, toCastingId, type TalentTag } from '@domain/castings/castings.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db } from '../../platform/firestore/db.ts';
import { createIdentifier } from '../tokens/new-identifier.ts';
import type { Work } from '../unit/work.ts';

export const castings = collection<Casting>('castings');

export const findProjectCastings = (projectId: string, work: Work): Promise<readonly Casting[]> =>
  work.findStored(castings, castings.ref.where('projectId', '==', projectId));

export const readCasting = castings.get;

/** Returns what castings show of their projects, by casting id; missing ones are skipped. */
export const readCastingProjects = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, Casting['project']>> => {
  const once = [...new Set(ids)];
  if (once.length === 0) return new Map();
  const found = await db().getAll(...once.map((id) => castings.doc(id)), { fieldMask: ['project'] });
  return new Map(
    found.flatMap((snapshot) => {
      const project = snapshot.get('project') as Casting['project'] | undefined;
      return project ? [[snapshot.id, project]] : [];
    }),
  );
};

export const readCastingNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await readCastingProjects(ids))].map(([id, { name }]) => [id, name]));

export const findCastingByIdentifier = async (urlIdentifier: string): Promise<Casting | undefined> => {
  return castings.findFirst(castings.ref.where('urlIdentifier', '==', urlIdentifier));
};

export const findVisibleCastings = async (projectId: string): Promise<readonly Casting[]> => {
  const visible = await castings.find(
    castings.ref.where('projectId', '==', projectId).where('previewVisible', '==', true),
  );
  return visible.filter(({ isDeleted }) => isDeleted !== true);
};

/** Returns the casting; 409 while its project is deleted. */
export const requireActiveCasting = (casting: Casting): Casting => {
  if (casting.isDeleted) throw new AppError(409, 'project.deleted');
  return casting;
};

/** Clients filter by their `companyId`. */
interface CastingFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  readonly projectId?: string | undefined;
}

export const findCastings = async (
  filters: CastingFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Casting[]> => {
  let query = castings.ref.limit(limit).orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  for (const [field, value] of Object.entries(filters))
    if (value !== undefined) query = query.where(field, '==', value);
  return castings.find(after ? query.startAfter(after.createdAt, after.id) : query);
};

export const readCastings = (ids: readonly string[], work: Work): Promise<readonly Casting[]> =>
  work.readAll(castings, ids);

/** Replaces a character's tags. `taggedTalents` keeps all ever tagged, for finding them. */
export const setTags = (
  work: Work,
  { id, talentVoiceTag, taggedTalents = [] }: Casting,
  voiceId: string,
  tags: readonly TalentTag[],
  updatedAt: Timestamp,
): Pick<Casting, 'talentVoiceTag' | 'taggedTalents'> => {
  const everTagged = [...new Set([...taggedTalents, ...tags.map(({ talentId }) => talentId)])];
  work.transaction.update(
    castings.doc(id),
    new FieldPath('talentVoiceTag', voiceId),
    tags,
    'taggedTalents',
    everTagged,
    'updatedAt',
    updatedAt,
  );

  return { talentVoiceTag: { ...talentVoiceTag, [voiceId]: tags }, taggedTalents: everTagged };
};

export const moveTag = (
  work: Work,
  { id, talentVoiceTag = {} }: Casting,
  talentId: string,
  { voiceId, toVoiceId }: { readonly voiceId: string; readonly toVoiceId: string },
): void => {
  const former = talentVoiceTag[voiceId] ?? [];
  work.transaction.update(
    castings.doc(id),
    new FieldPath('talentVoiceTag', voiceId),
    former.filter((talentTag) => talentTag.talentId !== talentId),
    new FieldPath('talentVoiceTag', toVoiceId),
    [...(talentVoiceTag[toVoiceId] ?? []), ...former.filter((talentTag) => talentTag.talentId === talentId)],
  );
};

export const queryCastingsByTag = (talentId: string): Query =>
  castings.ref.where('taggedTalents', 'array-contains', talentId);

export const forgetTags = async (work: Work, id: string, talentId: string): Promise<void> => {
  const { talentVoiceTag = {} } = (await readCasting(id, work)) ?? {};
  const remainingTags = Object.entries(talentVoiceTag).map(
    ([voiceId, tags]) => [voiceId, tags.filter((tag) => tag.talentId !== talentId)] as const,
  );
  work.updateById(castings, id, {
    taggedTalents: FieldValue.arrayRemove(talentId),
    talentVoiceTag: Object.fromEntries(remainingTags),
  });
};

/** Writes the casting of a new language; fails the transaction when it exists. */
export const writeNewCasting = (work: Work, project: Project, language: string, now: Timestamp): Casting => {
  const { name, brand, campaignName, companyName } = project;

  const casting: Casting = {
    id: toCastingId(project.id, language),
    agencyId: project.agencyId,
    companyId: project.companyId,
    projectId: project.id,
    language,
    urlIdentifier: createIdentifier(),
    linkEnabled: true,
    previewVisible: false,
    hideTalentFromPreviewList: [],
    shortlisted: {},
    withdrawn: {},
    project: { name, brand, campaignName, companyName },
    createdAt: now,
    updatedAt: now,
  };

  work.create(castings, casting);

  return casting;
};

/** Removes a deleted character's counts and tags, so castings don't grow beyond the cast. */
export const forgetCounts = (work: Work, all: readonly Casting[], voiceId: string): void => {
  for (const { id, shortlisted } of all) {
    if (!(voiceId in shortlisted)) continue;
    const [shortlist, withdrawal] = [
      new FieldPath('shortlisted', voiceId),
      new FieldPath('withdrawn', voiceId),
    ];
    const tags = new FieldPath('talentVoiceTag', voiceId);
    const gone = FieldValue.delete();
    work.transaction.update(castings.doc(id), shortlist, gone, withdrawal, gone, tags, gone);
  }
};

import { FieldPath, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { type Casting, toCastingId, type TalentTag } from '@domain/castings/castings.ts';
import type { Project } from '@domain/projects/projects.ts';
import { createIdentifier } from '../tokens/new-identifier.ts';
import type { Work } from '../unit/work.ts';
import { castings, readCasting } from '../collections/castings.ts';

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

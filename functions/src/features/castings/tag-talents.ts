import { Timestamp } from 'firebase-admin/firestore';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findShortlistedTalentIds } from '../../work/collections/casting-demos.ts';
import { castings } from '../../work/collections/castings.ts';
import { setTags } from '../../work/records/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';

/** Tags a character's talents in one language; an empty tag removes theirs. 422 for a talent who isn't shortlisted for the character. */
export const tagTalents = operation(
  'castings.tagTalents',
  async ({ work, params: { id, voiceId }, body: { talentTagList } }) => {
    const casting = await work.get(castings, id);
    requireChangeableProject(await readProject(casting.projectId, work));
    const voice = await work.get(characters, voiceId);
    if (voice.projectId !== casting.projectId) throw notFound();
    const shortlisted = await findShortlistedTalentIds(id, voiceId, work);
    const tagByTalent = new Map(talentTagList.map(({ talentId, tag }) => [talentId, tag]));
    if ([...tagByTalent.keys()].some((talentId) => !shortlisted.includes(talentId)))
      throw new AppError(422, 'casting.notListed', { property: 'talentTagList' });

    const before = casting.talentVoiceTag?.[voiceId] ?? [];
    const former = new Map(before.map(({ talentId, tag }) => [talentId, tag]));
    // Only for shortlisted talents, which bounds the tags of a character.
    const after = shortlisted.flatMap((talentId) => {
      const tag = tagByTalent.get(talentId) ?? former.get(talentId);
      return tag ? [{ talentId, tag }] : [];
    });
    if (JSON.stringify(after) === JSON.stringify(before)) return serialise(casting);

    const updatedAt = Timestamp.now();
    const tags = setTags(work, casting, voiceId, after, updatedAt);
    work.audit(casting, { voiceId, tags: before }, { voiceId, tags: after });
    return serialise({ ...casting, ...tags, updatedAt });
  },
);

import { Timestamp } from 'firebase-admin/firestore';
import { HIDDEN_MAX } from '@domain/castings/castings.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findShortlistedAmong } from '../../work/collections/casting-demos.ts';
import { castings } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets which talents public previews hide: the whole list, or changes to it. 422 for a talent on no list of the casting, and beyond the limit. */
export const hideTalent = operation(
  'castings.hideTalent',
  { record: castings, facts: ['hideTalentFromPreviewList'] },
  async ({ work, params: { id }, body: { hideTalentFromPreviewList: whole, hide = [], show = [] } }) => {
    const casting = await work.get(castings, id);
    requireChangeableProject(await readProject(casting.projectId, work));

    const before = new Set(casting.hideTalentFromPreviewList);
    const stillHidden = casting.hideTalentFromPreviewList.filter((talentId) => !show.includes(talentId));
    const hideTalentFromPreviewList = whole ?? [...new Set([...stillHidden, ...hide])];
    const added = hideTalentFromPreviewList.filter((talentId) => !before.has(talentId));
    const property = whole ? 'hideTalentFromPreviewList' : 'hide';
    const shortlisted = await findShortlistedAmong(id, added, work);
    if (shortlisted.size < added.length) throw new AppError(422, 'casting.notListed', { property });
    if (hideTalentFromPreviewList.length > HIDDEN_MAX)
      throw new AppError(422, 'validation.tooMany', { property, values: { max: HIDDEN_MAX } });
    if (added.length === 0 && hideTalentFromPreviewList.length === before.size) return serialise(casting);

    const change = { hideTalentFromPreviewList, updatedAt: Timestamp.now() };
    work.updateById(castings, id, change);
    return serialise({ ...casting, ...change });
  },
);

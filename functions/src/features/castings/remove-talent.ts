import { notFound } from '../../platform/errors/app-error.ts';
import { findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { castings } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseWhileBooked } from './refuse-while-booked.ts';

/** Removes all of a talent's demos from a character's list together. Idempotent. */
export const removeTalent = operation(
  'castings.removeTalent',
  async ({ work, params: { id, voiceId }, body: { talentId } }) => {
    const casting = await work.get(castings, id);
    const voice = await work.get(characters, voiceId);
    if (voice.projectId !== casting.projectId) throw notFound();
    requireChangeableProject(await readProject(casting.projectId, work));

    const shortlisted = await findShortlistedDemos(id, voiceId, work);
    const castingDemos = shortlisted.filter((demo) => demo.talentId === talentId);
    const [first] = castingDemos;
    if (!first) return { id };
    await refuseWhileBooked(first, (request) => request.talentId === talentId, work);

    for (const demo of castingDemos) work.delete(demo);
    work.audit(
      casting,
      { voiceId, talentId, demos: castingDemos.map(({ demoId, order }) => ({ demoId, order })) },
      null,
    );
    return { id };
  },
);

import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { castingDemos, findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Chooses a character's voice, replacing an earlier choice, or clears it, and updates the project's state. 409 for a withdrawn voice. */
export const chooseDemo = operation(
  'castings.updateDemo',
  async ({ work, params: { id, projectId }, body: { isSelected } }) => {
    const demo = await work.get(castingDemos, id);
    if (demo.projectId !== projectId) throw notFound();
    if (demo.isSelected === isSelected) return serialise(demo);
    if (isSelected && demo.isWithdrawn) throw new AppError(409, 'demo.notAvailable');
    requireChangeableProject(await readProject(projectId, work));

    const rivals = isSelected ? await findShortlistedDemos(demo.castingId, demo.voiceId, work) : [];
    const deselected = rivals.filter((rival) => rival.isSelected);

    work.update(demo, { isSelected });
    for (const rival of deselected) work.update(rival, { isSelected: false });
    work.audit(
      demo,
      { isSelected: demo.isSelected, chosen: deselected.map((rival) => rival.id) },
      { isSelected },
    );

    return serialise({ ...demo, isSelected });
  },
);

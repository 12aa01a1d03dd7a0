import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readCastingDemo } from '../../work/collections/casting-demos.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseWhileBooked } from './refuse-while-booked.ts';

/** Removes a demo from a list. Idempotent for repeats and concurrent calls. */
export const removeDemo = operation(
  'castings.removeDemo',
  async ({ work, caller, params: { projectId, id } }) => {
    requireChangeableProject(await work.get(projects, projectId));

    const shortlisted = await readCastingDemo(id, work);
    if (!shortlisted) return { id };
    requireVisible(caller, 'castingDemos', shortlisted);
    if (shortlisted.projectId !== projectId) throw notFound();
    await refuseWhileBooked(shortlisted, ({ castingDemoId }) => castingDemoId === id, work);

    work.delete(shortlisted);

    const before = { demoId: shortlisted.demoId, order: shortlisted.order };
    work.audit(shortlisted, before, null);

    return { id };
  },
);

import { AppError } from '../../platform/errors/app-error.ts';
import { findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { castings } from '../../work/collections/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sorts a character's list; 409 when the order doesn't contain exactly the listed demos, or a beginning contains an unlisted one. */
export const changeOrder = operation(
  'castings.changeOrder',
  async ({
    work,
    params: { id: castingId },
    body: { voiceId, castingDemoIds: orderedIds, isBeginning = false },
  }) => {
    const casting = await work.get(castings, castingId);
    requireChangeableProject(await readProject(casting.projectId, work));

    const shortlisted = await findShortlistedDemos(castingId, voiceId, work);
    const named = new Set(orderedIds);
    const furtherIds = shortlisted.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    const isSameList =
      named.size === orderedIds.length &&
      named.size + furtherIds.length === shortlisted.length &&
      (isBeginning || furtherIds.length === 0);
    if (!isSameList) throw new AppError(409, 'casting.orderChanged');

    const castingDemoIds = [...orderedIds, ...furtherIds];
    const orders = new Map(castingDemoIds.map((id, order) => [id, order]));

    for (const demo of shortlisted) {
      const order = orders.get(demo.id);
      if (order !== demo.order) work.update(demo, { order });
    }

    work.audit(
      casting,
      { voiceId, order: shortlisted.map(({ id }) => id) },
      { voiceId, order: castingDemoIds },
    );

    return castingDemoIds.map((id, order) => ({ id, order }));
  },
);

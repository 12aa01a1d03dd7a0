import { Timestamp } from 'firebase-admin/firestore';
import { isStaffIn } from '../../work/access/staff.ts';
import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Marks the best take of a recording; of one that the agency holds, in its own record. 409 without a recording the caller may hear. */
export const markBestTake = operation(
  'auditions.markBest',
  async ({ work, caller, params: { id }, body: { bestTake } }) => {
    const entry = await work.get(auditionEntries, id);
    const isHeld = entry.status !== 'uploaded' && isStaffIn(caller, entry.agencyId);
    const dossier = isHeld ? await work.read(auditionDossiers, id) : undefined;
    const take = entry.status === 'uploaded' ? entry : dossier?.take;
    requireState(takeTransitions.markBest, getTakeState(entry, Boolean(dossier?.take), Date.now()));
    if (bestTake !== null && !take?.takes?.[bestTake - 1])
      throw new AppError(422, 'audition.noTakeNumber', { property: 'bestTake' });

    const before = take?.bestTake ?? null;
    if (before === bestTake) return { id, bestTake };
    requireChangeableProject(await readProject(entry.projectId, work));

    if (dossier?.take)
      work.update(dossier, { take: { ...dossier.take, bestTake }, updatedAt: Timestamp.now() });
    else work.update(entry, { bestTake });
    work.audit(entry, { bestTake: before }, { bestTake });

    return { id, bestTake };
  },
);

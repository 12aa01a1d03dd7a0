import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { auditionEntries } from '../../work/collections/audition-entries.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Approves a sent take or revokes the approval, which updates the project's state; 409 without a take. */
export const approveEntry = operation(
  'auditions.approve',
  { record: auditionEntries, facts: ['isApproved'] },
  async ({ work, params: { id }, body: { isApproved } }) => {
    const entry = await work.get(auditionEntries, id);
    requireState(takeTransitions.approve, getTakeState(entry, false, Date.now()));
    if (entry.isApproved === isApproved) return { id, isApproved };
    requireChangeableProject(await readProject(entry.projectId, work));
    work.update(entry, { isApproved });
    return { id, isApproved };
  },
);

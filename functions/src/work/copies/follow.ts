import type { FollowUp } from './changes.ts';
import type { ProjectedState } from './projected-state.ts';
import type { Projection } from './projection.ts';
import { refresh } from './refresh.ts';

/** What follows from changed records, in the same transaction. */
export interface Following {
  readonly readModels: readonly Projection[];
  readonly followUps: readonly FollowUp[];
  /** Read models that depend on counts. */
  readonly states: readonly Projection[];
}

/** Adds the writes that follow from those of a unit of work. */
export const follow = async (
  state: ProjectedState,
  { readModels, followUps, states }: Following,
): Promise<void> => {
  await refresh(state, readModels);
  for (const followUp of followUps) await followUp(state);
  await refresh(state, states);
};

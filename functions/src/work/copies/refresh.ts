import type { CollectionName } from '@domain/access/matrix.ts';
import { getFault, type Copy, type Fault } from './compare.ts';
import type { ProjectedState } from './projected-state.ts';
import type { Projection } from './projection.ts';

export interface Compared {
  readonly compared: number;
  readonly faults: readonly Fault[];
}

/** Compares copies, and buffers the writes that fix them. */
export const compareCopies = ({ work }: ProjectedState, copies: readonly Copy[]): Compared => {
  const faults = copies.flatMap((copy) => getFault(copy) ?? []);
  for (const { fix } of faults) fix?.(work);
  return { compared: copies.length, faults };
};

/** Updates the read models that a transaction's writes leave outdated, in order: later ones may derive from earlier ones. */
export const refresh = async (state: ProjectedState, all: readonly Projection[]): Promise<void> => {
  for (const { outdatedBy, changesOf } of all)
    for (const key of await outdatedBy(state)) compareCopies(state, await changesOf(state, key));
};

/** Returns whether nothing may be rebuilt for a talent: erased, or being erased. */
const isErased = async (state: ProjectedState, talentId: string): Promise<boolean> => {
  const [talent, request] = await Promise.all(
    (['talents', 'deletionRequests'] as const).map((name) => state.get(state.ref(name, talentId))),
  );
  return !talent || (request !== undefined && 'state' in request && request.state === 'erasing');
};

/** Compares the copies of a record, each with its sources as the earlier fixes leave them. */
export const compareRecord = async (
  state: ProjectedState,
  all: readonly Projection[],
  collection: CollectionName,
  id: string,
): Promise<Compared> => {
  if (collection === 'talents' && (await isErased(state, id))) return { compared: 0, faults: [] };

  const results: Compared[] = [];
  for (const { key, under, copiesOf } of all) {
    const isBelow = under?.collection === collection;
    const keys = key === collection ? [id] : isBelow ? await under.keys(state, id) : [];
    for (const each of keys) results.push(compareCopies(state, await copiesOf(state, each)));
  }

  return {
    compared: results.reduce((sum, { compared }) => sum + compared, 0),
    faults: results.flatMap(({ faults }) => faults),
  };
};

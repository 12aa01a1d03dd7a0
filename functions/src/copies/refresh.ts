import type { CollectionName } from '@domain/access/matrix.ts';
import { getFault, type Copy, type Fault } from './compare.ts';
import type { ProjectedState } from './projected-state.ts';
import type { Projection } from './projection.ts';

/** Compares copies, and adds the writes that fix them to the transaction. */
const fixed = (state: ProjectedState, copies: readonly Copy[]): readonly Fault[] => {
  const faults = copies.flatMap((copy) => getFault(copy) ?? []);
  for (const { fix } of faults) fix?.(state.transaction);
  return faults;
};

/** Updates the read models that a transaction's writes leave outdated, in order: later ones may derive from earlier ones. */
export const refresh = async (
  state: ProjectedState,
  all: readonly Projection[],
): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  for (const { outdatedBy, copiesOf } of all)
    for (const key of await outdatedBy(state)) faults.push(...fixed(state, await copiesOf(state, key)));
  return faults;
};

interface Compared {
  readonly compared: number;
  readonly faults: readonly Fault[];
}

/** Compares the copies of a record, each with its sources as the earlier fixes leave them. */
export const compareRecord = async (
  state: ProjectedState,
  all: readonly Projection[],
  collection: CollectionName,
  id: string,
): Promise<Compared> => {
  const faults: Fault[] = [];
  let compared = 0;
  for (const { key, under, copiesOf } of all) {
    const keys =
      key === collection ? [id] : under?.collection === collection ? await under.keys(state, id) : [];
    for (const each of keys) {
      const copies = await copiesOf(state, each);
      compared += copies.length;
      faults.push(...fixed(state, copies));
    }
  }
  return { compared, faults };
};

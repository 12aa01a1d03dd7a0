import type { CollectionName } from '@domain/access/matrix.ts';
import { ANNOUNCED } from '@domain/work/pulses.ts';
import type { ProjectedState } from '../copies/projected-state.ts';
import { writePulses } from './write-pulses.ts';
import { findPulses } from './find-pulses.ts';

/** Writes the pulses of everyone whose pending work a transaction's writes may change, in the same transaction. */
export const announce = async (state: ProjectedState): Promise<void> => {
  const names = Object.keys(ANNOUNCED) as CollectionName[];
  const found = await Promise.all(
    names.flatMap((name) =>
      state
        .written(name)
        .map(async ({ before, after }) => findPulses(name, await Promise.all([before(), after()]))),
    ),
  );
  writePulses(state.work, found.flat());
};

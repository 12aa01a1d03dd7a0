import type { CollectionName } from '@domain/access/matrix.ts';
import type { ProjectedState, StoredRecord } from './projected-state.ts';

/** A record before and after a unit of work; undefined: missing. */
export interface RecordChange<Stored> {
  readonly before: Stored | undefined;
  readonly after: Stored | undefined;
}

/** Returns the records of a collection in which a unit of work changes any of some fields. */
export const findChanges = <Stored extends StoredRecord>(
  state: ProjectedState,
  collection: CollectionName,
  fields: readonly (keyof Stored & string)[],
): Promise<readonly RecordChange<Stored>[]> =>
  Promise.all(
    state
      .written(collection)
      .filter(({ fields: written }) => !written || fields.some((field) => written.has(field)))
      .map(async ({ before, after }) => {
        const [was, is] = await Promise.all([before(), after()]);
        return { before: was as Stored | undefined, after: is as Stored | undefined };
      }),
  );

/** Writes what follows from the changes of a unit of work, such as counts. */
export type FollowUp = (state: ProjectedState) => Promise<void>;

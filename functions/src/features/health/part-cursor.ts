import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../firestore/cursor.ts';

/** Where a part of a check begins: in which of its stages, and behind which record there. */
export interface Place {
  readonly stage: number;
  /** Undefined: with the first. */
  readonly after: string | undefined;
}

/** A record's name as a query can begin behind it. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[^/]{1,400}$/.test(value);

const notOurs = (): AppError => new AppError(422, 'validation.cursor', { property: 'cursor' });

/** Where a part begins, as the caller carries it. */
export const cursorOf = ({ stage, after }: Place, agencyId: string): string =>
  encodeCursor(stage, after ?? '', agencyId);

/** The place in a cursor; without one the beginning. 422 for one that is not ours, or of another agency. */
export const placeIn = (cursor: string | undefined, agencyId: string, stages: number): Place => {
  if (cursor === undefined) return { stage: 0, after: undefined };
  const { keys, id } = decodeCursor(cursor);
  const [stage, after] = keys;
  const isStage = Number.isInteger(stage) && Number(stage) >= 0 && Number(stage) < stages;
  if (!isStage || keys.length !== 2 || id !== agencyId || (after !== '' && !isName(after))) throw notOurs();
  return { stage: Number(stage), after: after === '' ? undefined : after };
};

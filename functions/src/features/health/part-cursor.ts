import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/firestore/cursor.ts';

/** Position of a check: stage, and last record. */
export interface Place {
  readonly stage: number;
  readonly after: string | undefined;
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[^/]{1,400}$/.test(value);

const createCursorError = (): AppError => new AppError(422, 'validation.cursor', { property: 'cursor' });

export const getCursor = ({ stage, after }: Place, agencyId: string): string =>
  encodeCursor(stage, after ?? '', agencyId);

/** Parses a cursor; without one, the start. 422 for an invalid one, or another agency's. */
export const parsePlace = (cursor: string | undefined, agencyId: string, stages: number): Place => {
  if (cursor === undefined) return { stage: 0, after: undefined };
  const { keys, id } = decodeCursor(cursor);
  const [stage, after] = keys;
  const isStage = Number.isInteger(stage) && Number(stage) >= 0 && Number(stage) < stages;
  if (!isStage || keys.length !== 2 || id !== agencyId || (after !== '' && !isName(after)))
    throw createCursorError();
  return { stage: Number(stage), after: after === '' ? undefined : after };
};

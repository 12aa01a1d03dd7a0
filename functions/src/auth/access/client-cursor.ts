import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor } from '../../platform/firestore/cursor.ts';
import { findTalentCursor, type RosterStart } from '../../work/collections/roster-lists.ts';

/** Returns where a client's roster page begins. The cursor has only the talent: a position would reveal the full name. 422 for a foreign talent. */
export const parseClientsStart = async (
  agencyId: string,
  cursor: string | undefined,
): Promise<RosterStart> => {
  if (cursor === undefined) return { skipped: 0 };
  const start = await findTalentCursor(agencyId, decodeCursor(cursor).id);
  if (!start) throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return start;
};

import { AppError } from '../errors/app-error.ts';
import { decodeCursor } from '../firestore/cursor.ts';
import { behindTalent, type RosterStart } from '../records/roster-lists.ts';

/**
 * Where a page of the roster begins that a client reads. Their cursor names the talent alone: the place in the list would
 * tell the whole name. 422 for a talent who is none of the agency's.
 */
export const clientsStart = async (agencyId: string, cursor: string | undefined): Promise<RosterStart> => {
  if (cursor === undefined) return { skipped: 0 };
  const start = await behindTalent(agencyId, decodeCursor(cursor).id);
  if (!start) throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return start;
};

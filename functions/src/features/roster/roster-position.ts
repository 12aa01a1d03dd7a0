import type { RosterEntry } from '@domain/roster/roster.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/firestore/cursor.ts';

/** A sorted name in an id: letters and digits of any script, and the separator. */
const SORTED_NAME = /^[\p{L}\p{N}-]{0,80}$/u;

/** Returns the cursor after an entry, without the agency: a position applies to the caller's own list. */
export const toRosterCursor = ({ agencyId, talentId, id }: RosterEntry): string =>
  encodeCursor(id.slice(agencyId.length + 1, -(talentId.length + 1)), talentId);

/** Returns the id before a page in this agency's list; 422 for an invalid cursor. */
export const parseRosterCursor = (agencyId: string, cursor: string): string => {
  const { keys, id } = decodeCursor(cursor);
  const [name] = keys;
  if (typeof name !== 'string' || !SORTED_NAME.test(name))
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return `${agencyId}!${name}!${id}`;
};

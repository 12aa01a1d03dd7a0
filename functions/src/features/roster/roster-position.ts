import type { RosterEntry } from '@domain/roster/roster.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../firestore/cursor.ts';

/** What a name is in an id: letters and digits of any script, and what parts its words. */
const SORTED_NAME = /^[\p{L}\p{N}-]{0,80}$/u;

/** Where the page behind this entry begins. The agency is not said: a position counts in the caller's own list. */
export const cursorBehind = ({ agencyId, talentId, id }: RosterEntry): string =>
  encodeCursor(id.slice(agencyId.length + 1, -(talentId.length + 1)), talentId);

/** The id that a page begins behind, in the list of this agency; 422 for a cursor that is not ours. */
export const idBehind = (agencyId: string, cursor: string): string => {
  const { keys, id } = decodeCursor(cursor);
  const [name] = keys;
  if (typeof name !== 'string' || !SORTED_NAME.test(name))
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return `${agencyId}!${name}!${id}`;
};

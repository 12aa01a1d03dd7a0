import { filterNotOver } from '@domain/rates/vacations.ts';
import { countCombinations, COMBINATIONS_MAX, queryToFilters } from '@domain/roster/roster-filters.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { RosterEntry } from '@domain/roster/roster.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { countEntries, findEntries } from '../../work/collections/roster-lists.ts';
import { toRosterCursor, parseRosterCursor } from './roster-position.ts';

/** Omits search terms, which are as long as the rest, and past vacations. */
const toRow = ({ is: _foundBy, ...entry }: RosterEntry): RosterRow =>
  serialise({ ...entry, daysOff: filterNotOver(entry.daysOff, Date.now()) });

/** Returns a page of the chosen agency's roster. The first page includes the number of matches; a partial page is counted without a query. */
export const listRoster: Operation<'talents.crm'> = async ({
  caller,
  query: { cursor, page, size, ...traits },
}) => {
  const agencyId = getAgency(caller);
  const filters = queryToFilters(traits);
  if (countCombinations(filters) > COMBINATIONS_MAX)
    throw new AppError(422, 'roster.tooManyValues', { values: { max: COMBINATIONS_MAX } });

  const start =
    cursor === undefined ? { skipped: (page - 1) * size } : { after: parseRosterCursor(agencyId, cursor) };
  const entries = await findEntries(agencyId, filters, start, size);
  const last = entries.at(-1);
  const isFull = entries.length === size;
  const isFirst = cursor === undefined && page === 1;

  return {
    items: entries.map(toRow),
    ...(isFull && last ? { cursor: toRosterCursor(last) } : {}),
    ...(isFirst ? { total: isFull ? await countEntries(agencyId, filters) : entries.length } : {}),
    current: page,
    pageSize: size,
  };
};

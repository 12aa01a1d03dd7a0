import { queryOfFilters } from '@domain/roster/roster-filters.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { RosterFilters } from '@domain/roster/roster-traits.ts';
import { BYTE_ORDER_MARK, csvLines } from '@domain/values/csv.ts';
import { rosterPage } from './useRoster.ts';

/** One column of the file: what its head says, and a talent's cell. */
export type CsvColumn = readonly [head: string, cell: (row: RosterRow) => string];

/** All talents that match, as a file; page by page, so that no more than one is held as records. */
export const rosterCsv = async (
  filters: RosterFilters,
  columns: readonly CsvColumn[],
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const query = queryOfFilters(filters);
  const parts = [BYTE_ORDER_MARK, csvLines([columns.map(([head]) => head)])];
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await rosterPage(query, cursor, signal);
    parts.push(csvLines(page.items.map((row) => columns.map(([, cell]) => cell(row)))));
    count += page.items.length;
    onRows(count);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
};

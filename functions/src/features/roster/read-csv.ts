import Papa from 'papaparse';
import { CSV_SEPARATORS, type ImportResult } from '@domain/roster/roster.api.ts';
import { CSV_COLUMNS_MAX } from '@domain/roster/roster-import.schema.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { unescapeCell } from '@domain/values/csv.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether it has more cells than the header. */
  readonly isTooLong: boolean;
}

export interface CsvFile {
  readonly separator: ImportResult['separator'];
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

const refuse = (
  code: ConstructorParameters<typeof AppError>[1],
  values: Record<string, string | number> = {},
) => new AppError(422, code, { property: 'csv', values });

/** Returns the number of lines of a row: quoted text may have several. */
const toLines = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g) ?? []).length, 0);

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Parses a CSV file. Accepts commas, semicolons, tabs, a byte order mark and Excel's `sep=` line. 422 for any other file,
 * and when characters were lost because it wasn't saved as UTF-8.
 */
export const readCsv = (csv: string): CsvFile => {
  if (csv.includes('\uFFFD')) throw refuse('csv.encoding');

  const lines = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rest = lines.replace(/^sep=.\n/i, '');
  const { data, errors, meta } = Papa.parse<string[]>(rest, { delimitersToGuess: [...CSV_SEPARATORS] });
  const above = rest === lines ? 0 : 1;
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw refuse('csv.unreadable', { line: (quotes.row ?? 0) + 1 + above });

  const [heads = [], ...below] = data;
  let line = toLines(heads) + above;

  const rows = below.flatMap((row): readonly CsvRow[] => {
    const lineNumber = line + 1;
    line += toLines(row);
    if (isEmpty(row)) return [];
    const cells = row.map((cell) => unescapeCell(cell.trim()));
    return [{ line: lineNumber, cells, isTooLong: !isEmpty(row.slice(heads.length)) }];
  });
  if (rows.length === 0) throw refuse('csv.empty');
  if (rows.length > BULK_MAX) throw refuse('csv.tooManyRows', { rows: rows.length, max: BULK_MAX });
  if (heads.length > CSV_COLUMNS_MAX)
    throw refuse('csv.tooManyColumns', { columns: heads.length, max: CSV_COLUMNS_MAX });

  const separator = CSV_SEPARATORS.find((csvSeparator) => csvSeparator === meta.delimiter) ?? ',';

  return { separator, headers: heads.map((head) => head.trim()), rows };
};

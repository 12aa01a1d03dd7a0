import Papa from 'papaparse';
import { CSV_COLUMNS } from '@domain/roster/roster.schema.ts';
import { CSV_SEPARATORS, type Imported } from '@domain/roster/roster.api.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { foldedText } from '@domain/values/folded-text.ts';
import { AppError } from '../../errors/app-error.ts';

const KNOWN = [...CSV_COLUMNS, 'tags'] as const;
export type CsvField = (typeof KNOWN)[number];

export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<CsvField, string>>;
  readonly isTooLong: boolean;
}

const plain = (head: string): string => foldedText(head).replace(/ /g, '');

const SYNONYMS: Readonly<Record<CsvField, readonly string[]>> = {
  name: ['firstname', 'givenname', 'nombre'],
  lastName: ['surname', 'familyname', 'apellido', 'apellidos'],
  email: ['emailaddress', 'mail', 'correo', 'correoelectronico'],
  language: ['idioma', 'lengua'],
  tags: ['tag', 'etiquetas', 'etiqueta'],
};

/** Returns a field's column; its own name takes precedence. */
const getPlace = (field: CsvField, heads: readonly string[]): number => {
  const own = heads.indexOf(plain(field));
  return own >= 0 ? own : heads.findIndex((head) => SYNONYMS[field].includes(head));
};

const refuse = (
  code: ConstructorParameters<typeof AppError>[1],
  values: Record<string, string | number> = {},
) => new AppError(422, code, { property: 'csv', values });

/** Returns the number of lines of a row: quoted text may have several. */
const toLines = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g) ?? []).length, 0);

/**
 * Parses CSV rows by header names, in any order and case; ignores other columns. Accepts commas, semicolons, tabs, a byte
 * order mark and Excel's `sep=` line. 422 for any other file, and when characters were lost because it wasn't saved as UTF-8.
 */
export const readCsv = (
  csv: string,
): { readonly separator: Imported['separator']; readonly rows: readonly CsvRow[] } => {
  if (csv.includes('\uFFFD')) throw refuse('csv.encoding');
  const lines = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rest = lines.replace(/^sep=.\n/i, '');
  const { data, errors, meta } = Papa.parse<string[]>(rest, { delimitersToGuess: [...CSV_SEPARATORS] });
  const above = rest === lines ? 0 : 1;
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw refuse('csv.unreadable', { line: (quotes.row ?? 0) + 1 + above });
  const [heads = [], ...rows] = data;
  const plainHeads = heads.map(plain);
  const places = new Map(KNOWN.map((field) => [field, getPlace(field, plainHeads)]));
  const missing = CSV_COLUMNS.filter((field) => (places.get(field) ?? -1) < 0);
  if (missing.length > 0) throw refuse('csv.missingColumns', { columns: missing.join(', ') });
  let line = toLines(heads) + above;
  const found = rows.flatMap((cells): readonly CsvRow[] => {
    const at = line + 1;
    line += toLines(cells);
    if (cells.every((cell) => cell.trim() === '')) return [];
    const of = (field: CsvField) => (cells[places.get(field) ?? -1] ?? '').trim();
    const named = Object.fromEntries(KNOWN.map((field) => [field, of(field)])) as Record<CsvField, string>;
    const isTooLong = cells.slice(heads.length).some((cell) => cell.trim() !== '');
    return [{ line: at, cells: named, isTooLong }];
  });
  if (found.length === 0) throw refuse('csv.empty');
  if (found.length > BULK_MAX) throw refuse('csv.tooManyRows', { rows: found.length, max: BULK_MAX });
  return { separator: CSV_SEPARATORS.find((one) => one === meta.delimiter) ?? ',', rows: found };
};

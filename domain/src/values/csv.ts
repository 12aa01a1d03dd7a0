import type { Locale } from '../messages/locale.ts';

/** Separators, decimals and dates of a file: for English or Spanish spreadsheets. */
export const CSV_LAYOUTS = ['comma', 'semicolon'] as const;
export type CsvLayout = (typeof CSV_LAYOUTS)[number];

/** Returns the layout that a language's spreadsheets open without an import dialog. */
export const getDefaultCsvLayout = (locale: Locale): CsvLayout => (locale === 'es' ? 'semicolon' : 'comma');

/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[\s\uFEFF]*[=+\-@|%]|^[\t\r]/u;

/** A number with a sign is none, nor a telephone's in groups: nothing in it can be computed. */
const NUMBER = /^[+-]?[\d\s.,]+$/;

const DECIMAL = /^[+-]?\d+\.\d+$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What a column contains. Amounts and numbers have decimal points, dates are `YYYY-MM-DD`; text is never converted. */
export type CsvKind = 'text' | 'amount' | 'number' | 'date';

/** Returns a value as a Spanish spreadsheet reads it. */
const toSpanish = (value: string, kind: CsvKind): string => {
  if (kind === 'date') return value.replace(DAY, '$3/$2/$1');
  return kind !== 'text' && DECIMAL.test(value) ? value.replace('.', ',') : value;
};

const getCell = (value: string, layout: CsvLayout, kind: CsvKind): string => {
  const written = layout === 'semicolon' ? toSpanish(value, kind) : value;
  const safe = FORMULA.test(written) && !NUMBER.test(written) ? `'${written}` : written;
  const isQuoted = layout === 'semicolon' ? /[";\t\r\n]|^\s|\s$/ : /[",;\t\r\n]|^\s|\s$/;
  return isQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns a cell of a file without the apostrophe that `toCsvLines` puts before formulas. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Returns CSV lines, each terminated; escapes formulas as text. `kinds`: of the columns, text by default. */
export const toCsvLines = (
  rows: readonly (readonly string[])[],
  layout: CsvLayout,
  kinds: readonly CsvKind[] = [],
): string => {
  const separator = layout === 'semicolon' ? ';' : ',';
  return rows
    .map(
      (row) =>
        `${row.map((cell, index) => getCell(cell, layout, kinds[index] ?? 'text')).join(separator)}\r\n`,
    )
    .join('');
};

/** Before a file of UTF-8, so that Excel reads it as that. */
export const BYTE_ORDER_MARK = '\uFEFF';

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

/** A decimal number or a day as a Spanish spreadsheet reads it; any other text stays. */
const toSpanish = (value: string): string =>
  DECIMAL.test(value) ? value.replace('.', ',') : value.replace(DAY, '$3/$2/$1');

const getCell = (value: string, layout: CsvLayout): string => {
  const written = layout === 'semicolon' ? toSpanish(value) : value;
  const safe = FORMULA.test(written) && !NUMBER.test(written) ? `'${written}` : written;
  const isQuoted = layout === 'semicolon' ? /[";\t\r\n]|^\s|\s$/ : /[",;\t\r\n]|^\s|\s$/;
  return isQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns a cell of a file without the apostrophe that `toCsvLines` puts before formulas. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Returns CSV lines, each terminated; escapes formulas as text. Input has decimal points and `YYYY-MM-DD` days; the layout sets their output. */
export const toCsvLines = (rows: readonly (readonly string[])[], layout: CsvLayout): string => {
  const separator = layout === 'semicolon' ? ';' : ',';
  return rows.map((row) => `${row.map((cell) => getCell(cell, layout)).join(separator)}\r\n`).join('');
};

/** Before a file of UTF-8, so that Excel reads it as that. */
export const BYTE_ORDER_MARK = '\uFEFF';

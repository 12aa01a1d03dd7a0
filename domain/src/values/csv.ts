/** A spreadsheet takes a cell that begins like this for a formula, and runs it. */
const FORMULA = /^[\s\uFEFF]*[=+\-@|%]|^[\t\r]/u;

/** A number with a sign is none, nor a telephone's in groups: nothing in it can be computed. */
const NUMBER = /^[+-]?[\d\s.,]+$/;

const cellOf = (value: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines of a CSV file, each ended; what a spreadsheet would run as a formula is told as text. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Before a file of UTF-8, so that Excel reads it as that. */
export const BYTE_ORDER_MARK = '\uFEFF';

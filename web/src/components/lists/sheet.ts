import { BYTE_ORDER_MARK, csvLines, type CsvLayout } from '@domain/values/csv.ts';
import type { ListFile } from './listFile.ts';

/** Rows that one file takes, its head not counted: more than a person reads, and no more than a browser holds with ease. */
export const SHEET_ROWS_MAX = 10_000;

/** A file that spreadsheets read. */
export interface Sheet {
  readonly content: Blob;
  /** There are more rows than a file takes. */
  readonly isCut: boolean;
}

/** Has a list written as CSV, page by page, as far as a file goes. Rejects once the signal says that it is not wanted any longer. */
export const sheetOf = async (
  { head, pages }: ListFile,
  layout: CsvLayout,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Sheet> => {
  const parts = [BYTE_ORDER_MARK, csvLines([head], layout)];
  let count = 0;
  let isCut = false;
  for await (const rows of pages(signal)) {
    signal.throwIfAborted();
    const taken = rows.slice(0, SHEET_ROWS_MAX - count);
    isCut = taken.length < rows.length;
    parts.push(csvLines(taken, layout));
    count += taken.length;
    onRows(count);
    if (isCut) break;
  }
  return { content: new Blob(parts, { type: 'text/csv;charset=utf-8' }), isCut };
};

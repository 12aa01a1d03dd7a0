import { BYTE_ORDER_MARK, toCsvLines, type CsvLayout } from '@domain/values/csv.ts';
import type { ListFile } from './listFile.ts';

/** Maximum rows per file, excluding the header. */
export const SHEET_ROWS_MAX = 10_000;

/** A file for spreadsheet programs. */
interface Sheet {
  readonly content: Blob;
  /** More rows exist than fit the file. */
  readonly isCut: boolean;
}

/** Writes a list as CSV, in pages, up to the export limit. Rejects when aborted. */
export const toSheet = async (
  { head, kinds, pages }: ListFile,
  layout: CsvLayout,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Sheet> => {
  const parts = [BYTE_ORDER_MARK, toCsvLines([head], layout)];
  let count = 0;
  let isCut = false;

  for await (const rows of pages(signal)) {
    signal.throwIfAborted();
    const taken = rows.slice(0, SHEET_ROWS_MAX - count);
    isCut = taken.length < rows.length;
    parts.push(toCsvLines(taken, layout, kinds));
    count += taken.length;
    onRows(count);
    if (isCut) break;
  }

  return { content: new Blob(parts, { type: 'text/csv;charset=utf-8' }), isCut };
};

import type { CsvKind } from '@domain/values/csv.ts';
import { getShownFields } from '../table/getShownFields.ts';

/** A column of an export file, like a table's cell. */
export interface FileColumn<Row> {
  readonly field: string;
  /** From the catalogs. */
  readonly label: string;
  /** Hidden by default. */
  readonly hidden?: boolean;
  /**
   * The cell as plain text: moments as ISO 8601 with their zone, days as `YYYY-MM-DD`, money as a decimal number.
   * Absent: nothing to export, as for a column of buttons.
   */
  readonly plain?: (row: Row) => string;
  /** What the file's column contains; text by default. */
  readonly kind?: CsvKind;
  /** Additional columns beside it, such as an amount's currency. */
  readonly beside?: readonly (readonly [label: string, cell: (row: Row) => string])[];
}

/** All rows of a filtered list, in pages, until aborted. */
export type RowPages<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>;

/** A list as a file: its header, and its rows page by page, so only one page is in memory. */
export interface ListFile {
  /** File name without extension. */
  readonly name: string;
  readonly head: readonly string[];
  readonly kinds: readonly CsvKind[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly (readonly string[])[]>;
}

/** Returns the pages of a list that the API answers with cursors. */
export const getPages = <Row>(
  load: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Row[]; readonly cursor?: string | undefined }>,
): RowPages<Row> =>
  async function* pages(signal) {
    let cursor: string | undefined;
    do {
      const page = await load(cursor, signal);
      yield page.items;
      cursor = page.cursor;
    } while (cursor !== undefined);
  };

/** Returns a complete list as one page. */
export const toPage = <Row>(rows: readonly Row[]): RowPages<Row> =>
  async function* page() {
    yield rows;
  };

/** Returns a list as a file, with the visible columns. */
export const listFile = <Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  visible: Readonly<Record<string, boolean>>,
  rows: RowPages<Row>,
): ListFile => {
  const shown = getShownFields(columns, visible);

  const cells = columns
    .filter(({ field }) => shown.includes(field))
    .flatMap(({ label, plain, kind = 'text', beside = [] }) =>
      plain
        ? [
            { label, cell: plain, kind },
            ...beside.map(([name, cell]) => ({ label: name, cell, kind: 'text' as const })),
          ]
        : [],
    );

  return {
    name,
    head: cells.map(({ label }) => label),
    kinds: cells.map(({ kind }) => kind),
    async *pages(signal) {
      for await (const page of rows(signal)) yield page.map((row) => cells.map(({ cell }) => cell(row)));
    },
  };
};

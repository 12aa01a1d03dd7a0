import { shownFields } from '../table/shownFields.ts';

/** What a file says of a row, where a table says it in a cell. */
export interface FileColumn<Row> {
  readonly field: string;
  /** From the catalogs. */
  readonly label: string;
  /** Not shown until somebody chooses it. */
  readonly hidden?: boolean;
  /**
   * The cell as plain text: moments as ISO 8601 with their zone, days as `YYYY-MM-DD`, money as a decimal number. Absent:
   * there is nothing to read in it, as in a column of buttons.
   */
  readonly plain?: (row: Row) => string;
  /** What stands in columns of its own beside it, such as the currency of an amount. */
  readonly beside?: readonly (readonly [label: string, cell: (row: Row) => string])[];
}

/** All rows of a list as it is filtered, page by page, until the signal says that they are not wanted any longer. */
export type RowPages<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>;

/** A list as a file: its head, and its lines page by page, so that no more than one page is held as records. */
export interface ListFile {
  /** What it is saved as, without an ending. */
  readonly name: string;
  readonly head: readonly string[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly (readonly string[])[]>;
}

/** Pages of a list that the API answers by cursors. */
export const pagesOf = <Row>(
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

/** Pages of a list that is there as a whole. */
export const pageOf = <Row>(rows: readonly Row[]): RowPages<Row> =>
  async function* page() {
    yield rows;
  };

/** A list as a file, in the columns that are shown. */
export const listFile = <Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  visible: Readonly<Record<string, boolean>>,
  rows: RowPages<Row>,
): ListFile => {
  const shown = shownFields(columns, visible);
  const cells = columns
    .filter(({ field }) => shown.includes(field))
    .flatMap(({ label, plain, beside }) => (plain ? [[label, plain] as const, ...(beside ?? [])] : []));
  return {
    name,
    head: cells.map(([label]) => label),
    async *pages(signal) {
      for await (const page of rows(signal)) yield page.map((row) => cells.map(([, cell]) => cell(row)));
    },
  };
};

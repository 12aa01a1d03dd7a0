import type { ReactNode } from 'react';
import type { FileColumn } from '../lists/listFile.ts';
import type { ColumnChoosing } from './useColumnChoices.ts';

export interface DataColumn<Row> extends FileColumn<Row> {
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and dates are right-aligned. */
  readonly numeric?: boolean;
  /** Flex share of the width; default 1. */
  readonly share?: number;
  /** In pixels; columns don't shrink below it automatically. */
  readonly minWidth?: number;
}

/** Properties of a table. */
export interface TableProps<Row> {
  /** Key under which column choices are stored. */
  readonly name: string;
  /** Column choices controlled by the page, instead of those stored under the name. */
  readonly choosing?: ColumnChoosing;
  /** Accessible name of the table. */
  readonly label: string;
  /** The first one names its row and can't be hidden. */
  readonly columns: readonly DataColumn<Row>[];
  /** Absent: still loading. */
  readonly rows: readonly Row[] | undefined;
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode;
  /** Called on a click on a row, or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Address of a row, for rows that open a page; its name is a link. */
  readonly getHref?: (row: Row) => string;
  /** Ids of selected rows, if rows are selectable; the header's checkbox selects all loaded ones, Space one. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (ids: ReadonlySet<string>) => void;
  /** Selectable rows; default: all. */
  readonly mayChoose?: (row: Row) => boolean;
  /** Called when sorting by column starts or ends. */
  readonly onSorted?: (isSorted: boolean) => void;
  /** Maximum height of a long table, in CSS; it scrolls within, below its header. */
  readonly maxHeight?: string;
}

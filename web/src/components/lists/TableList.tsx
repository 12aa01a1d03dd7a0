import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import { Stack } from '../layout/Stack.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { TableProps } from '../table/tableProps.ts';
import { useColumnChoices } from '../table/useColumnChoices.ts';
import { LoadMore } from '../LoadMore.tsx';
import { ListBar } from './ListBar.tsx';
import { listFile, type RowPages } from './listFile.ts';
import { ListTools, NoneInRange } from './tools.ts';
import { useAllWhenSorted, type More } from './useAllWhenSorted.ts';
import { useRanges } from './useRanges.ts';

interface Props<Row> extends Omit<TableProps<Row>, 'choosing' | 'maxHeight' | 'onSorted'> {
  /** File name of the export, without extension. */
  readonly file: string;
  /** All filtered rows, not only the loaded ones. */
  readonly pages: RowPages<Row>;
  /** The list's filters, in the address; absent: none, and so no saved views. */
  readonly filters?: ReactNode;
  /** Actions on selected rows. */
  readonly bulk?: ReactNode;
  /** Below the table, about the rows that it shows. */
  readonly footer?: (rows: readonly Row[]) => ReactNode;
  /** More rows are loading. */
  readonly isLoading?: boolean;
  /** Absent: all rows are loaded. */
  readonly more?: More;
  /** The rows are those of a search in the page, so all are loaded. */
  readonly isSearched?: boolean;
}

/** A table with filters and list-wide actions. */
export const TableList = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { file, pages, filters, bulk, footer, isLoading = false, more, isSearched = false, ...table } = props;
  const { name, columns } = table;
  const choosing = useColumnChoices(name);
  const ranges = useRanges(columns, choosing.visible);
  const isLimited = ranges.count > 0;
  const noteSorted = useAllWhenSorted(more, isSearched || isLimited);
  const rows = table.rows && ranges.filter(table.rows);
  const filteredPages: RowPages<Row> = async function* filteredPages(signal) {
    for await (const page of pages(signal)) yield ranges.filter(page);
  };

  return (
    <Stack>
      <ListBar
        tools={
          <ListTools
            {...(filters || ranges.columns.length > 0 ? { views: name } : {})}
            columns={columns}
            choosing={choosing}
            {...(ranges.columns.length > 0 && (isLimited || table.rows?.length) ? { ranges } : {})}
            file={rows?.length ? listFile(file, columns, choosing.visible, filteredPages) : undefined}
          />
        }
      >
        {filters}
      </ListBar>
      {bulk}
      <Card aria-busy={isLoading}>
        <DataTable
          {...table}
          rows={rows}
          empty={isLimited && table.rows?.length ? <NoneInRange onClear={ranges.clear} /> : table.empty}
          choosing={choosing}
          onSorted={noteSorted}
          maxHeight="max(320px, calc(100vh - 280px))"
        />
      </Card>
      {more && <LoadMore {...more} />}
      {rows && footer?.(rows)}
    </Stack>
  );
};

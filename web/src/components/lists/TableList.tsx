import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import { Stack } from '../layout/Stack.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { TableProps } from '../table/tableProps.ts';
import { useColumnChoices } from '../table/useColumnChoices.ts';
import { LoadMore } from '../LoadMore.tsx';
import { ListBar } from './ListBar.tsx';
import { listFile, type RowPages } from './listFile.ts';
import { ListTools } from './tools.ts';
import { useAllWhenSorted, type More } from './useAllWhenSorted.ts';

interface Props<Row> extends Omit<TableProps<Row>, 'choosing' | 'maxHeight' | 'onSorted'> {
  /** File name of the export, without extension. */
  readonly file: string;
  /** All filtered rows, not only the loaded ones. */
  readonly pages: RowPages<Row>;
  /** The list's filters, in the address; absent: none, and so no saved views. */
  readonly filters?: ReactNode;
  /** Actions on selected rows. */
  readonly bulk?: ReactNode;
  /** More rows are loading. */
  readonly isLoading?: boolean;
  /** Absent: all rows are loaded. */
  readonly more?: More;
  /** The rows are those of a search in the page, so all are loaded. */
  readonly isSearched?: boolean;
}

/** A table with filters and list-wide actions. */
export const TableList = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { file, pages, filters, bulk, isLoading = false, more, isSearched = false, ...table } = props;
  const { name, columns } = table;
  const choosing = useColumnChoices(name);
  const noteSorted = useAllWhenSorted(more, isSearched);

  return (
    <Stack>
      <ListBar
        tools={
          <ListTools
            {...(filters ? { views: name } : {})}
            columns={columns}
            choosing={choosing}
            file={table.rows?.length ? listFile(file, columns, choosing.visible, pages) : undefined}
          />
        }
      >
        {filters}
      </ListBar>
      {bulk}
      <Card aria-busy={isLoading}>
        <DataTable
          {...table}
          choosing={choosing}
          onSorted={noteSorted}
          maxHeight="max(320px, calc(100vh - 280px))"
        />
      </Card>
      {more && <LoadMore {...more} />}
    </Stack>
  );
};

import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import type { FileColumn } from '../lists/listFile.ts';
import { ErrorState } from '../states/states.tsx';
import { comparePlain } from './comparePlain.ts';
import { getGridStyle } from './getGridStyle.ts';
import { showFullText } from './showFullText.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useLinesBefore } from './useLinesBefore.ts';
import { useColumnChoices, type ColumnChoosing } from './useColumnChoices.ts';
import { useGridTexts } from './gridTexts.ts';

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

/** Truncated plain text gets an ellipsis and a tooltip. */
const Cell = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? (
    <Typography component="bdi" variant="inherit" noWrap title={String(children)}>
      {children}
    </Typography>
  ) : (
    <>{children}</>
  );

/** Describes the columns to the grid. */
const useDefinitions = <Row extends { readonly id: string }>(
  columns: readonly DataColumn<Row>[],
  widths: ColumnChoosing['widths'],
): GridColDef<Row>[] => {
  const { locale } = useLocale();

  return useMemo(
    () =>
      columns.map(
        (
          { field, label: headerName, cell, plain, numeric, share = 1, minWidth = 90 },
          index,
        ): GridColDef<Row> => {
          const width = widths[field];
          const align = numeric ? 'right' : 'left';

          return {
            field,
            headerName,
            align,
            headerAlign: align,
            minWidth,
            hideable: index > 0,
            sortable: plain !== undefined,
            valueGetter: (_value, row) => plain?.(row) ?? '',
            sortComparator: comparePlain(locale),
            display: 'flex',
            // Returning undefined would make the grid show the row's field of the same name.
            renderCell: ({ row }) => <Cell>{cell(row)}</Cell>,
            ...(width === undefined ? { flex: share } : { width }),
          };
        },
      ),
    [columns, widths, locale],
  );
};

/** Disables the grid's pagination, which would show only the first page. */
const ONE_PAGE = { page: 0, pageSize: -1 };
const ROW_HEIGHT = 40;
/** Up to this number, all rows are in the page, for in-page search, printing and screen readers. */
const WHOLE_ROWS = 200;

/**
 * The table of every list, with keyboard navigation and resizable, hideable columns, stored in this browser.
 * Rows keep their order until a header is pressed; a partial list then loads the rest (`onSorted`).
 */
export const DataTable = <Row extends { readonly id: string }>(props: TableProps<Row>) => {
  const { name, label, columns, rows, error, onRetry, empty, onOpen, onSorted, maxHeight } = props;
  const { chosen, onChoose, mayChoose } = props;
  const text = useText();
  const localeText = useGridTexts();
  const columnChoosing = useColumnChoices(name);
  const { visible, widths, showColumns, resizeColumn } = props.choosing ?? columnChoosing;
  const linesBefore = useLinesBefore(name, rows?.length);

  const definitions = useDefinitions(columns, widths);
  const shown = useMemo(
    () => ({
      ...Object.fromEntries(columns.flatMap(({ field, hidden }) => (hidden ? [[field, false]] : []))),
      ...visible,
    }),
    [columns, visible],
  );
  if (error !== undefined && rows === undefined)
    return <ErrorState error={error} {...(onRetry ? { onRetry } : {})} />;
  if (rows === undefined)
    return <TableSkeleton columns={columns.filter(({ hidden }) => !hidden).length} rows={linesBefore} />;
  if (rows.length === 0) return <>{empty}</>;

  const opening: Partial<DataGridProps<Row>> = onOpen
    ? { onRowClick: ({ row }) => onOpen(row), getRowClassName: () => 'MuiDataGrid-row--opens' }
    : {};

  const choosing: Partial<DataGridProps<Row>> = onChoose
    ? {
        checkboxSelection: true,
        rowSelectionModel: { type: 'include', ids: new Set(chosen) },
        ...(mayChoose ? { isRowSelectable: ({ row }) => mayChoose(row) } : {}),
        // All but some: the loaded rows, without those.
        onRowSelectionModelChange: ({ type, ids }) =>
          onChoose(new Set(rows.map(({ id }) => id).filter((id) => ids.has(id) === (type === 'include')))),
      }
    : {};

  const onCellKeyDown: DataGridProps<Row>['onCellKeyDown'] = ({ row, field }, event) => {
    // Buttons and checkboxes in a cell handle their own keys.
    if (field === GRID_CHECKBOX_SELECTION_FIELD || event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen?.(row);
    if (event.key === ' ' && onChoose && (mayChoose?.(row) ?? true)) {
      // The grid would scroll by a page.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      const otherIds = [...(chosen ?? [])].filter((id) => id !== row.id);
      onChoose(new Set(chosen?.has(row.id) ? otherIds : [...otherIds, row.id]));
    }
  };

  return (
    <Box
      onMouseOver={(event) => showFullText(event.target)}
      sx={{ display: 'flex', flexDirection: 'column', ...(maxHeight ? { maxHeight } : {}) }}
    >
      {(onOpen ?? onChoose) && (
        <span className="visually-hidden">
          {onOpen && text('table.openHint')} {onChoose && text('table.chooseHint')}
        </span>
      )}
      <DataGrid<Row>
        aria-label={label}
        rows={rows}
        columns={definitions}
        localeText={localeText}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
        columnVisibilityModel={shown}
        paginationModel={ONE_PAGE}
        onColumnVisibilityModelChange={showColumns}
        onColumnWidthChange={({ colDef, width }) => resizeColumn(colDef.field, width)}
        disableColumnFilter
        onSortModelChange={(model) => onSorted?.(model.length > 0)}
        disableRowSelectionOnClick
        disableVirtualization={rows.length <= WHOLE_ROWS}
        hideFooter
        sx={getGridStyle}
        onCellKeyDown={onCellKeyDown}
        {...opening}
        {...choosing}
      />
    </Box>
  );
};

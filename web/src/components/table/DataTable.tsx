import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD, type DataGridProps } from '@mui/x-data-grid';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { ErrorState } from '../states/states.tsx';
import { getGridStyle } from './getGridStyle.ts';
import { getRowChoice } from './getRowChoice.ts';
import { showFullText } from './showFullText.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useLinesBefore } from './useLinesBefore.ts';
import { useColumnDefinitions } from './useColumnDefinitions.tsx';
import { useColumnChoices } from './useColumnChoices.ts';
import type { TableProps } from './tableProps.ts';
import { useGridTexts } from './gridTexts.ts';

/** Disables the grid's pagination, which would show only the first page. */
const ONE_PAGE = { page: 0, pageSize: -1 };
const ROW_HEIGHT = 40;
/** More than a table is wide. */
const COLUMNS_PX = 4000;
/** Up to this number, all rows are in the page, for in-page search, printing and screen readers. */
const WHOLE_ROWS = 200;

/**
 * The table of every list, with keyboard navigation and resizable, hideable columns, stored in this browser.
 * Rows keep their order until a header is pressed; a partial list then loads the rest (`onSorted`).
 */
export const DataTable = <Row extends { readonly id: string }>(props: TableProps<Row>) => {
  const { name, label, columns, rows, error, onRetry, empty, onSorted, maxHeight, getHref } = props;
  const { chosen, onChoose, mayChoose } = props;
  const text = useText();
  const navigate = useNavigate();
  const onOpen = getHref ? (row: Row) => void navigate(getHref(row)) : props.onOpen;
  const localeText = useGridTexts();
  const columnChoosing = useColumnChoices(name);
  const { visible, widths, showColumns, resizeColumn } = props.choosing ?? columnChoosing;
  const linesBefore = useLinesBefore(name, rows?.length);

  const definitions = useColumnDefinitions(columns, widths, getHref);
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
    ? {
        onRowClick: ({ row }, { target, ctrlKey, metaKey }) => {
          // A link in the row opens its own page, in another tab with Ctrl; a button does what it says.
          if (target instanceof Element && target.closest('a, button')) return;
          if (getHref && (ctrlKey || metaKey)) window.open(getHref(row));
          else onOpen(row);
        },
        getRowClassName: () => 'MuiDataGrid-row--opens',
      }
    : {};

  const choosing = onChoose ? getRowChoice(rows, chosen ?? new Set(), onChoose, mayChoose) : {};

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
        // The first column stays in view, so all columns are in the page.
        columnBufferPx={COLUMNS_PX}
        hideFooter
        sx={getGridStyle}
        onCellKeyDown={onCellKeyDown}
        {...opening}
        {...choosing}
      />
    </Box>
  );
};

import { useMemo } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import { useText } from '../../i18n/useText.ts';

/** All texts of the grid itself, as we use it: without filters, toolbar and footer. */
export const useGridTexts = (): NonNullable<DataGridProps['localeText']> => {
  const text = useText();

  return useMemo(
    () => ({
      noRowsLabel: text('table.noRows'),
      noResultsOverlayLabel: text('table.noRows'),
      noColumnsOverlayLabel: text('table.noColumns'),
      noColumnsOverlayManageColumns: text('table.manageColumns'),
      columnMenuLabel: text('table.columnMenu'),
      columnMenuAriaLabel: (name) => text('table.columnMenuFor', { name }),
      columnMenuSortAsc: text('table.sortUp'),
      columnMenuSortDesc: text('table.sortDown'),
      columnMenuUnsort: text('table.unsort'),
      columnHeaderSortIconLabel: text('table.sort'),
      columnMenuHideColumn: text('table.hideColumn'),
      columnMenuManageColumns: text('table.manageColumns'),
      columnMenuShowColumns: text('table.manageColumns'),
      columnsManagementSearchTitle: text('table.searchColumns'),
      columnsManagementNoColumns: text('table.noColumns'),
      columnsManagementShowHideAllText: text('table.allColumns'),
      columnsManagementReset: text('table.resetColumns'),
      checkboxSelectionHeaderName: text('table.choose'),
      checkboxSelectionSelectAllRows: text('table.chooseAll'),
      checkboxSelectionUnselectAllRows: text('table.chooseNone'),
      checkboxSelectionSelectRow: text('table.chooseRow'),
      checkboxSelectionUnselectRow: text('table.leaveRow'),
      columnsManagementDeleteIconLabel: text('table.clear'),
    }),
    [text],
  );
};

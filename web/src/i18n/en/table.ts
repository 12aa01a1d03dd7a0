/** What every table says by itself. */
export const table = {
  'table.columnMenu': 'Column menu',
  'table.columnMenuOf': 'Menu of the column {name}',
  'table.hideColumn': 'Hide this column',
  'table.manageColumns': 'Choose columns',
  'table.searchColumns': 'Find a column',
  'table.noColumns': 'No column has that name',
  'table.allColumns': 'All columns',
  'table.resetColumns': 'Reset',
  'table.clear': 'Clear',
  'table.choose': 'Chosen',
  'table.chooseAll': 'Choose all rows',
  'table.chooseNone': 'Choose no rows',
  'table.chooseRow': 'Choose this row',
  'table.leaveRow': 'Leave this row out',
  'table.noRows': 'Nothing to show',
  'table.openHint': 'Press Enter to open the row.',
} as const;

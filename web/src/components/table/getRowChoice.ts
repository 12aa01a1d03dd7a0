import type { DataGridProps } from '@mui/x-data-grid';
import type { TableProps } from './tableProps.ts';

/** Returns the grid's properties for selectable rows; selected rows that aren't listed stay selected. */
export const getRowChoice = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  chosen: ReadonlySet<string>,
  onChoose: (ids: ReadonlySet<string>) => void,
  mayChoose: TableProps<Row>['mayChoose'],
): Partial<DataGridProps<Row>> => ({
  checkboxSelection: true,
  rowSelectionModel: { type: 'include', ids: new Set(chosen) },
  keepNonExistentRowsSelected: true,
  ...(mayChoose ? { isRowSelectable: ({ row }) => mayChoose(row) } : {}),
  onRowSelectionModelChange: ({ type, ids }) => {
    const listedIds = rows.map(({ id }) => id);
    const hiddenIds = [...chosen].filter((id) => !listedIds.includes(id));
    // `exclude`: all but some.
    const isChosen = (id: string) => ids.has(id) === (type === 'include');
    onChoose(new Set([...hiddenIds, ...listedIds.filter(isChosen)]));
  },
});

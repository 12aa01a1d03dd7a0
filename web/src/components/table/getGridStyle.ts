import type { SxProps, Theme } from '@mui/material/styles';

/** Class of the column that stays in view while a wide table scrolls sideways. */
export const STAYS_CLASS = 'stays';
/** Width of the grid's checkbox column, in pixels. */
const TICK_WIDTH = 50;

/** Dense rows, lines instead of shadows, a sticky header; the caller sets the frame. */
export const getGridStyle: SxProps<Theme> = (theme) => ({
  border: 0,
  borderRadius: 0,
  fontSize: '0.8125rem',
  '--DataGrid-rowBorderColor': theme.vars.palette.surface.line,
  '--DataGrid-t-header-background-base': theme.vars.palette.background.paper,
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: '0.75rem',
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
  },
  // The first column names the row.
  '& .MuiDataGrid-cell[aria-colindex="1"], & .MuiDataGrid-cellCheckbox + .MuiDataGrid-cell': {
    fontWeight: 560,
  },
  // Cell content may shrink and ends in an ellipsis.
  '& .MuiDataGrid-cell > :is(a, p, span, time, .MuiTypography-root, .MuiChip-root)': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .MuiDataGrid-columnSeparator': { color: theme.vars.palette.surface.line },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .MuiDataGrid-row': { backgroundColor: theme.vars.palette.background.paper },
  // The colour of its row hides the columns that pass under it.
  [`& :is(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox, .${STAYS_CLASS})`]: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    backgroundColor: 'inherit',
  },
  // Above the separators of other headers.
  [`& .MuiDataGrid-columnHeader.${STAYS_CLASS}, & .MuiDataGrid-columnHeaderCheckbox`]: { zIndex: 31 },
  [`& :is(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox) ~ .${STAYS_CLASS}`]: {
    insetInlineStart: TICK_WIDTH,
  },
  '& .MuiDataGrid-columnHeaders > [role="row"]': { backgroundColor: theme.vars.palette.background.paper },
  '& .MuiDataGrid-row--opens': { cursor: 'pointer' },
});

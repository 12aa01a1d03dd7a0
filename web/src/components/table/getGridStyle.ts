import type { SxProps, Theme } from '@mui/material/styles';

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
  '& .MuiDataGrid-row--opens': { cursor: 'pointer' },
});

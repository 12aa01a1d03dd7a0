import type { Theme } from '@mui/material/styles';

/** A table with a sticky first column that scrolls sideways. */
export const getSlotTableStyle = (theme: Theme) => ({
  overflowX: 'auto',
  marginBottom: 2,
  borderRadius: '8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: 1, fontSize: '0.8125rem' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    padding: 1,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody:last-of-type tr:last-child > *': { borderBottom: 0 },
  '& thead th': { fontVariantNumeric: 'tabular-nums', verticalAlign: 'bottom' },
  '& td': { color: theme.vars.palette.text.secondary },
  '& td[data-state="booked"]': { color: theme.vars.palette.success.main, fontWeight: 600 },
  '& td[data-state="rejected"]': { color: theme.vars.palette.error.main },
  '& tr[data-role] > th': {
    padding: '4px 8px',
    fontWeight: 600,
    backgroundColor: theme.vars.palette.surface.sunken,
    // Stays in view while the slots scroll.
    '& > span': { position: 'sticky', insetInlineStart: 8 },
  },
  '& tr:not([data-role]) > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    minWidth: 120,
    fontWeight: 500,
    backgroundColor: theme.vars.palette.background.paper,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
});

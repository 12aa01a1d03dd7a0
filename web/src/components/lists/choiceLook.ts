/** Style of toggle buttons that may wrap: each line has a start edge. */
export const WRAPPING_CHOICE = {
  flexWrap: 'wrap',
  rowGap: 0.5,
  '& .MuiToggleButtonGroup-grouped': { borderLeftColor: 'divider' },
} as const;

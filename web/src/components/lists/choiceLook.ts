/** On buttons of which one is chosen, where they may need more than one line: each line has an edge where it begins. */
export const WRAPPING_CHOICE = {
  flexWrap: 'wrap',
  rowGap: 0.5,
  '& .MuiToggleButtonGroup-grouped': { borderLeftColor: 'divider' },
} as const;

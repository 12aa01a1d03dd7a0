/** A field beside its add button; below it where the field would be too narrow for its label. */
export const addRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  '& > .MuiFormControl-root': { flex: '1 1 136px', width: 'auto' },
} as const;

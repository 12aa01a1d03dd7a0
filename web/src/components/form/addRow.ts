/** One field and the button that adds what is typed there; below it where the field would get too small for its label. */
export const addRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  '& > .MuiFormControl-root': { flex: '1 1 136px', width: 'auto' },
} as const;

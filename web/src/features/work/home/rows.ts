/** Styles of a dashboard row that is pressed as a whole. */
export const PRESSED_ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  paddingBlock: 0.75,
  paddingInline: 1,
  marginInline: -1,
  borderRadius: '6px',
  color: 'text.primary',
  textDecoration: 'none',
  textAlign: 'start',
  justifyContent: 'flex-start',
} as const;

/** … that is one link. */
export const LINKED_ROW = { ...PRESSED_ROW, '&:hover': { backgroundColor: 'surface.sunken' } } as const;

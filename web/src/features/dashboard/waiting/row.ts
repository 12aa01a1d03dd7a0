/** Styles of a row that is pressed as a whole. */
export const WAITING_ROW = {
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

import Box from '@mui/material/Box';

interface Props {
  readonly name: string;
  readonly amount: string;
  readonly isHead?: boolean;
}

/** A label with its amount at the end of the line. */
export const AmountRow = ({ name, amount, isHead = false }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      justifyContent: 'space-between',
      alignItems: 'baseline',
      fontSize: '0.8125rem',
      paddingTop: 0.5,
      ...(isHead ? { fontWeight: 600 } : {}),
    }}
  >
    <Box component="span" sx={{ flex: '1 1 112px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{name}</bdi>
    </Box>
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {amount}
    </Box>
  </Box>
);

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Short rows in a column, separated by lines. */
export const RowList = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      margin: 0,
      padding: 0,
      '& > li': {
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        borderTop: '1px solid',
        borderColor: 'divider',
      },
      '& > li:first-of-type': { borderTop: 0 },
    }}
  >
    {children}
  </Box>
);

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
  >
    {children}
  </Box>
);

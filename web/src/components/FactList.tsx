import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Names and values side by side. */
export const FactList = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, auto) 1fr' },
      columnGap: 3,
      rowGap: { xs: 0.25, sm: 1 },
      margin: 0,
    }}
  >
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          <bdi>{name}</bdi>
        </Box>
        <Box component="dd" sx={{ margin: 0, marginBottom: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </Box>
      </Box>
    ))}
  </Box>
);

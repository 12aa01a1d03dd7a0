import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface Entry {
  readonly name: string;
  /** SVG content for a 22 by 14 box. */
  readonly mark: ReactNode;
}

/** Explains a plot's symbols. */
export const Legend = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Box
    aria-hidden
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, marginBottom: 1, color: 'text.secondary' }}
  >
    {entries.map(({ name, mark }) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.75rem' }}>
        <svg width={22} height={14}>
          {mark}
        </svg>
        <bdi>{name}</bdi>
      </Box>
    ))}
  </Box>
);

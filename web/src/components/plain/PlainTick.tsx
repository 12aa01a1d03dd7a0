import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface Props {
  readonly label: string;
  /** A checkbox or radio button. */
  readonly children: ReactNode;
}

/** A checkbox with its label and a touch-sized target. */
export const PlainTick = ({ label, children }: Props) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      minHeight: 44,
      cursor: 'pointer',
      '& input': {
        flexShrink: 0,
        width: 20,
        height: 20,
        margin: 0,
        accentColor: 'var(--vc-palette-primary-main)',
      },
    }}
  >
    {children}
    <span>{label}</span>
  </Box>
);

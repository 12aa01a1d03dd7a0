import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useBottomBar } from './bottomBar.ts';

/** The bar with a page's primary action, in view at the bottom of the window. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => {
  const bar = useBottomBar();

  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        // Above the waveform of a chosen file.
        zIndex: 1,
        marginTop: 'auto',
        marginInline: -2,
        padding: 2,
        paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
        borderTop: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
};

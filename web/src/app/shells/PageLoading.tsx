import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '../../i18n/useText.ts';

/** While the first chunk of a page is on its way: a line at the top, shown only when it takes longer than a blink. */
export const PageLoading = () => {
  const text = useText();
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        animation: 'vc-late 1ms linear 250ms both',
        '@keyframes vc-late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    >
      <LinearProgress aria-label={text('common.loading')} sx={{ height: 2 }} />
    </Box>
  );
};

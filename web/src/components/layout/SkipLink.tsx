import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';

export const MAIN_ID = 'main';

/** First tab stop: skips the navigation to the main content. */
export const SkipLink = () => {
  const text = useText();

  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      sx={{
        position: 'fixed',
        insetInlineStart: 16,
        top: -60,
        zIndex: 'tooltip',
        padding: '10px 14px',
        borderRadius: '6px',
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
        '&:focus': { top: 12 },
      }}
    >
      {text('common.skipToContent')}
    </Box>
  );
};

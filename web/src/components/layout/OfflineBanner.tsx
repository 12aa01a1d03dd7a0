import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';
import { useOnline } from '../../lib/http/connection.ts';

/** Banner on every screen while offline: input is kept. A live region announces changes. */
export const OfflineBanner = () => {
  const text = useText();
  const isOnline = useOnline();

  return (
    <div role="status" data-off-paper>
      {!isOnline && (
        <Box
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            paddingInline: { xs: 2, md: 3 },
            paddingBlock: 1,
            fontSize: '0.875rem',
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
            backgroundColor: 'surface.sunken',
          })}
        >
          <CloudOff aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
          <span>
            <strong>{text('offline.title')}</strong> {text('offline.text')}
          </span>
        </Box>
      )}
    </div>
  );
};

import { useEffect, useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import type { Toast } from '../../lib/toasts.ts';

const icons = { success: CheckCircle, info: Info, error: ErrorIcon } as const;

/** One toast. Clicks pass through to the page, except on its buttons. It stays while one of them has the focus. */
export const ToastCard = ({
  toast,
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}) => {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  const Icon = icons[toast.tone];

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(toast.id), toast.lastsMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss, toast.id, toast.lastsMs]);

  return (
    <Box
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      sx={(theme) => ({
        '& button': { pointerEvents: 'auto' },
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        width: { xs: 1, sm: 'fit-content' },
        maxWidth: 'min(440px, 100%)',
        minHeight: 48,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.surface.line}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: '0 12px 32px rgb(0 0 0 / 0.2)',
        animation: 'vc-toast 140ms ease-out',
        '@keyframes vc-toast': { from: { opacity: 0, transform: 'translateY(-8px)' } },
      })}
    >
      <Icon color={toast.tone} fontSize="small" aria-hidden />
      <Typography variant="body1" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {toast.message}
      </Typography>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            toast.action?.onAction();
            onDismiss(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={text('common.dismiss')} onClick={() => onDismiss(toast.id)}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

import { useCallback, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useText } from '../../i18n/useText.ts';
import { BOTTOM_BAR } from '../layout/bottomBar.ts';
import { ToastCard } from './ToastCard.tsx';
import {
  ToastContext,
  TOAST_MS,
  TOAST_UNDO_MS,
  type Toast,
  type ToastOptions,
  type ToastTone,
} from './toasts.ts';

let nextId = 1;
/** More would cover the page; the oldest gives way. */
const MOST = 3;

/** Holds the notices and shows them in a live region that screen readers announce. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const text = useText();

  const dismiss = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const toasts = useMemo(() => {
    const show =
      (tone: ToastTone) =>
      (message: string, options: ToastOptions = {}) => {
        const lastsMs = options.lastsMs ?? (options.action ? TOAST_UNDO_MS : TOAST_MS[tone]);
        const toast: Toast = {
          id: nextId,
          tone,
          message,
          lastsMs,
          ...(options.action ? { action: options.action } : {}),
        };
        nextId += 1;
        // The same words twice say nothing more than once.
        setShown((all) => [...all.filter((other) => other.message !== message), toast].slice(-MOST));
      };
    return { success: show('success'), info: show('info'), error: show('error') };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      <Portal>
        <Box
          component="section"
          data-off-paper
          aria-label={text('common.notifications')}
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            // Away from the page's buttons: below the header on a phone; elsewhere centred, above a bar at the bottom.
            insetInline: { xs: 12, sm: 16 },
            top: { xs: 64, sm: 'auto' },
            bottom: { xs: 'auto', sm: `calc(16px + var(${BOTTOM_BAR}, 0px))` },
            display: 'flex',
            flexDirection: 'column',
            alignItems: { xs: 'stretch', sm: 'center' },
            gap: 1,
            pointerEvents: 'none',
          }}
        >
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </Box>
      </Portal>
    </ToastContext>
  );
};

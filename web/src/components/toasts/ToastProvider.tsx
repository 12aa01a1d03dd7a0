import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import type { createMemoryRouter } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { ToastCard } from './ToastCard.tsx';
import {
  ToastContext,
  TOAST_MS,
  TOAST_UNDO_MS,
  type Toast,
  type ToastOptions,
  type ToastTone,
} from '../../lib/toasts.ts';

/** An error shown this shortly before a page change caused it, such as the end of a session. */
const FRESH_MS = 1000;

let nextId = 1;
/** Keeps the newest toast of each kind: an error stays beside later ones. */
const withNewest = (shown: readonly Toast[], toast: Toast): readonly Toast[] => [
  ...shown.filter(({ tone }) => (tone === 'error') !== (toast.tone === 'error')),
  toast,
];

interface Props {
  readonly router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
  readonly children: ReactNode;
}

/** Holds the toasts and shows them in a live region. */
export const ToastProvider = ({ router, children }: Props) => {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const text = useText();

  const dismiss = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);

  useEffect(() => {
    let page = router.state.location.pathname;
    return router.subscribe(({ location }) => {
      if (location.pathname === page) return;
      page = location.pathname;
      // An error is about the page that was left, unless it explains why.
      const since = Date.now() - FRESH_MS;
      setShown((all) => all.filter(({ tone, shownAt }) => tone !== 'error' || shownAt > since));
    });
  }, [router]);

  const toasts = useMemo(() => {
    const show =
      (tone: ToastTone) =>
      (message: string, options: ToastOptions = {}) => {
        const lastsMs = options.lastsMs ?? (options.action ? TOAST_UNDO_MS : TOAST_MS[tone]);

        const toast: Toast = {
          id: nextId,
          tone,
          message,
          shownAt: Date.now(),
          lastsMs,
          ...(options.action ? { action: options.action } : {}),
        };

        nextId += 1;
        setShown((all) => withNewest(all, toast));

        return () => dismiss(toast.id);
      };

    return { success: show('success'), info: show('info'), error: show('error') };
  }, [dismiss]);

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
            // Away from the page's buttons: in the middle of the header, or below a narrow one.
            insetInline: { xs: 12, sm: 16 },
            top: { xs: 64, md: 4 },
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

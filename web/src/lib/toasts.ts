import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'info' | 'error';

interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly action?: ToastAction;
  /** In milliseconds since the epoch. */
  readonly shownAt: number;
  readonly lastsMs: number;
}

export interface ToastOptions {
  readonly action?: ToastAction;
  readonly lastsMs?: number;
}

interface Toasts {
  readonly success: (message: string, options?: ToastOptions) => void;
  readonly info: (message: string, options?: ToastOptions) => void;
  /** Returns how to dismiss it, such as when a retry succeeds. */
  readonly error: (message: string, options?: ToastOptions) => () => void;
}

/** Long enough to read twice; errors stay longer, undo long enough to reach. */
export const TOAST_MS: Readonly<Record<ToastTone, number>> = { success: 4000, info: 5000, error: 8000 };
export const TOAST_UNDO_MS = 8000;

export const ToastContext = createContext<Toasts | null>(null);

/** Shows toasts. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
};

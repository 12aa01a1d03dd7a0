import type { ReactNode } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly tone: 'primary' | 'error';
  /** Starts it. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an irreversible bulk action; then shows its per-row results. */
export const BulkConfirm = ({ onConfirm, onClose, ...confirmation }: Props) => (
  <ConfirmDialog
    {...confirmation}
    open
    onCancel={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
      return Promise.resolve();
    }}
  />
);

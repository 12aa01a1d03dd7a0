import type { ReactNode } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly tone: 'primary' | 'error';
  /** Begins it. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done to many rows that cannot be taken back. Once confirmed it makes room for what is told of each. */
export const BulkConfirm = ({ onConfirm, onClose, ...asked }: Props) => (
  <ConfirmDialog
    {...asked}
    open
    onCancel={onClose}
    onConfirm={() => {
      onClose();
      onConfirm();
      return Promise.resolve();
    }}
  />
);

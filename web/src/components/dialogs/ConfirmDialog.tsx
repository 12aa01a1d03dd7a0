import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from './Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'error';
  /** Closes only by its buttons: clicking outside and Escape do nothing. */
  readonly strict?: boolean;
  readonly maxWidth?: number;
  readonly confirmDisabled?: boolean;
  /** Runs once. The dialog is busy until it settles, and the caller closes it. */
  readonly onConfirm: (submission: Submission) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Confirms an irreversible action. The safe choice has the focus. */
export const ConfirmDialog = (props: Props) => {
  const { open, strict = false } = props;
  // While it closes, its opener may already have another question or none.
  const [opened, setOpened] = useState(props);
  if (open && opened !== props) setOpened(props);

  const { title, children, confirmLabel, cancelLabel, tone = 'primary', maxWidth = 440 } = opened;
  const text = useText();
  const titleId = useId();
  const { busy, submit } = useSubmission(props.onConfirm);

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!strict && !busy) props.onCancel();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={props.onCancel} disabled={busy} autoFocus>
          {cancelLabel ?? text('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={tone}
          loading={busy}
          disabled={props.confirmDisabled ?? false}
          onClick={() => {
            // A closing dialog can still be pressed.
            if (open) void submit();
          }}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

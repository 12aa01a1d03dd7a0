import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'error';
  readonly busy?: boolean;
  /** A decision that must be taken with a button: clicking outside and Escape do nothing. */
  readonly strict?: boolean;
  readonly maxWidth?: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export const ConfirmDialog = (props: Props) => {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    busy = false,
    strict = false,
  } = props;
  const text = useText();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!strict && !busy) props.onCancel();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: props.maxWidth ?? 440, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {typeof children === 'string' ? <DialogContentText>{children}</DialogContentText> : children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={props.onCancel} disabled={busy} autoFocus>
          {cancelLabel ?? text('common.cancel')}
        </Button>
        <Button variant="contained" color={tone} onClick={props.onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

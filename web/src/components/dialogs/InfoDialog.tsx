import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../../i18n/useText.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly title: string;
  /** In pixels. */
  readonly maxWidth: number;
  readonly children: ReactNode;
  /** Further actions, before the one that closes it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that only shows something. */
export const InfoDialog = ({ title, maxWidth, children, actions, onClose }: Props) => {
  const text = useText();
  const titleId = useId();

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {actions}
        {/* Not focused at first: the Enter that opened the dialog from a table would press it. */}
        <Button variant="contained" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

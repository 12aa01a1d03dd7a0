import MuiDialog, { type DialogProps } from '@mui/material/Dialog';

/** A dialog that the second half of a double click doesn't close again: it lands outside, where the button was. */
export const Dialog = ({ onClose, ...props }: DialogProps) => (
  <MuiDialog
    {...props}
    {...(onClose && {
      onClose: (event: { readonly detail?: unknown }, reason: 'backdropClick' | 'escapeKeyDown') => {
        const isDoubleClick = typeof event.detail === 'number' && event.detail > 1;
        if (reason !== 'backdropClick' || !isDoubleClick) onClose(event, reason);
      },
    })}
  />
);

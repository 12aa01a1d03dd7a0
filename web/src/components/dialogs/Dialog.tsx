import MuiDialog, { type DialogProps } from '@mui/material/Dialog';

/** A dialog that ignores the second click of a double click, which lands outside of it. */
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

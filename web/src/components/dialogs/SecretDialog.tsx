import { useId } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { Dialog } from './Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Label of the secret. */
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new secret once. It only closes by its button: a stray click would lose the secret. */
export const SecretDialog = ({ title, lead, label, secret, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.success(text('secret.copied'));
    } catch {
      toasts.error(text('secret.copyFailed'));
    }
  };

  return (
    <Dialog
      open
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{lead}</DialogContentText>
        <TextField
          label={label}
          value={secret}
          fullWidth
          margin="dense"
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, translate: 'no' } }}
          sx={{ '& input': { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {text('secret.done')}
        </Button>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()} autoFocus>
          {text('secret.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

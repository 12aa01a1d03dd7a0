import { useId } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly made: NewApiKey;
  readonly onClose: () => void;
}

/** Shows a new key this once. It closes by its button alone: a key that is gone by a stray click is gone for good. */
export const ShownKeyDialog = ({ made: { name, secret }, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.success(text('apiKeys.copied'));
    } catch {
      toasts.error(text('apiKeys.copyFailed'));
    }
  };
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{text('apiKeys.shownTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{text('apiKeys.shownText')}</DialogContentText>
        <TextField
          label={text('apiKeys.shownLabel', { name })}
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
          {text('apiKeys.done')}
        </Button>
        <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()} autoFocus>
          {text('apiKeys.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../i18n/useText.ts';

/** Replaces a part whose code belongs to an earlier release while the page has unsaved input. */
export const NewVersion = () => {
  const text = useText();

  return (
    <Alert
      severity="info"
      role="status"
      data-off-paper
      sx={{ position: 'fixed', insetInline: 16, bottom: 16, zIndex: 'tooltip', maxWidth: 480 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {text('common.reload')}
        </Button>
      }
    >
      {text('common.newVersion')} {text('common.newVersionUnsaved')}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';

/** A check that failed to load, with retry, no larger than the check. */
export const PartError = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const text = useText();
  const errorText = useErrorText();

  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {text('common.retry')}
        </Button>
      }
    >
      {text('common.loadFailedTitle')}. {errorText(error)}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { useReferenceFailure, type ReferenceName } from '../../lib/reference.ts';

/** Shown once on a form whose options failed to load, regardless of the number of fields. */
export const ReferenceFailure = ({ of: names }: { readonly of: readonly ReferenceName[] }) => {
  const text = useText();
  const { failed, retry } = useReferenceFailure(names);
  if (!failed) return null;

  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {text('common.retry')}
        </Button>
      }
    >
      {text('common.dataError')}
    </Alert>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { useReferenceFailure, type ReferenceName } from '../../lib/reference.ts';

/** Said once on a form whose choices could not be loaded, however many of its fields need them. */
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

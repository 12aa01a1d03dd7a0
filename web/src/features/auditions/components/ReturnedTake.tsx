import Alert from '@mui/material/Alert';
import { useText } from '../../../i18n/useText.ts';

/** Why the agency wants another take. */
export const ReturnedTake = ({ note }: { readonly note: string }) => {
  const text = useText();
  return (
    <Alert severity="info" sx={{ marginBlock: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text('upload.returned')} <bdi>{note}</bdi>
    </Alert>
  );
};

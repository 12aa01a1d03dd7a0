import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';

/** What a callback is to sound like. */
export const CallbackDirection = ({ entry: { round, direction } }: { readonly entry: AuditionEntryPage }) => {
  const text = useText();
  return (
    <Alert severity="info" sx={{ marginBlock: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <AlertTitle>{text('upload.callback', { round })}</AlertTitle>
      <bdi>{direction}</bdi>
    </Alert>
  );
};

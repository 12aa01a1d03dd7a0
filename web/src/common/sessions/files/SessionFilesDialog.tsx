import { useId } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { FileLists } from './FileLists.tsx';
import { getScripts, SessionScripts } from './SessionScripts.tsx';
import { readFiles } from './fileCalls.ts';

interface Props {
  readonly sessionId: string;
  readonly character: string;
  readonly onClose: () => void;
}

/** A talent's material for a session, to download. */
export const SessionFilesDialog = ({ sessionId, character, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const files = useRequest(`sessionFiles|${sessionId}`, (signal) => readFiles(sessionId, signal));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('sessions.materials', { character })}</DialogTitle>
      <DialogContent>
        {files.status === 'error' && <ErrorState error={files.error} onRetry={files.reload} />}
        {files.status === 'loading' && (
          <LoadingState>
            <Skeleton variant="rounded" height={96} />
          </LoadingState>
        )}
        {files.data && <SessionScripts sessionId={sessionId} files={files.data} />}
        {files.data?.files.length === 0 && getScripts(files.data).length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{text('sessions.noMaterials')}</Typography>
        )}
        {files.data && <FileLists sessionId={sessionId} files={files.data.files} onRemoved={files.reload} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Skeleton from '@mui/material/Skeleton';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { FileLists } from './FileLists.tsx';
import { getScripts, SessionScripts } from './SessionScripts.tsx';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly sessionId: string;
  readonly character: string;
  readonly onClose: () => void;
}

/** A talent's material for a session, to download. */
export const SessionFilesDialog = ({ sessionId, character, onClose }: Props) => {
  const text = useText();
  const files = useRequest(`sessionFiles|${sessionId}`, (signal) =>
    api.sessions.files({ id: sessionId }, { signal }),
  );

  return (
    <InfoDialog title={text('sessions.materials', { character })} maxWidth={600} onClose={onClose}>
      {files.status === 'error' && <ErrorState error={files.error} onRetry={files.reload} />}
      {files.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={96} />
        </LoadingState>
      )}
      {files.data && <SessionScripts sessionId={sessionId} files={files.data} onAccepted={files.reload} />}
      {files.data?.files.length === 0 && getScripts(files.data).length === 0 && (
        <Muted variant="body1">{text('sessions.noMaterials')}</Muted>
      )}
      {files.data && <FileLists sessionId={sessionId} files={files.data.files} onRemoved={files.reload} />}
    </InfoDialog>
  );
};

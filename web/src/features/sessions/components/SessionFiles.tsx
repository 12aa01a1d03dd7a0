import Skeleton from '@mui/material/Skeleton';
import type { SessionFiles as Files } from '@domain/sessions/session-files.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { FileLists } from '../../../common/sessions/files/FileLists.tsx';
import { FileUploads } from '../../../common/sessions/files/FileUploads.tsx';
import { SessionScripts } from '../../../common/sessions/files/SessionScripts.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { api } from '../../../lib/http/api.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';

/** A session's script, recordings and deliveries; permitted users add files. */
export const SessionFiles = ({ session }: { readonly session: RecordingSession }) => {
  const text = useText();
  const { id, filesRevision = 0 } = session;
  const versions = getSessionRoles(session).map(
    ({ voiceId, script }) => `${voiceId} ${script?.version ?? 0}`,
  );
  // The session's revisions show every change of files and script, by any user.
  const files = useRequest(`sessionFiles|${id}|${filesRevision}|${versions.join()}`, (signal) =>
    api.sessions.files({ id }, { signal }),
  );
  const shown = useLatestData<Files>(files.data);

  return (
    <SectionCard title={text('sessions.files')} count={shown?.files.length ?? 0}>
      {files.status === 'error' && <ErrorState error={files.error} onRetry={files.reload} />}
      {!shown && files.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={96} />
        </LoadingState>
      )}
      {shown && <SessionScripts sessionId={id} files={shown} onAccepted={files.reload} />}
      {shown?.files.length === 0 && (
        <Muted variant="body1" sx={{ marginBottom: 2 }}>
          {text('sessions.noFiles')}
        </Muted>
      )}
      {shown && <FileLists sessionId={id} files={shown.files} onRemoved={files.reload} />}
      {shown && shown.addable.length > 0 && (
        <FileUploads sessionId={id} kinds={shown.addable} onAdded={files.reload} />
      )}
    </SectionCard>
  );
};

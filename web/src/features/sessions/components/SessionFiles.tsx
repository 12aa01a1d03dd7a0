import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SessionFiles as Files } from '@domain/sessions/session-files.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { FileLists } from '../../../components/sessions/files/FileLists.tsx';
import { FileUploads } from '../../../components/sessions/files/FileUploads.tsx';
import { SessionScript } from '../../../components/sessions/files/SessionScript.tsx';
import { readFiles } from '../../../components/sessions/files/fileCalls.ts';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useKeptData } from '../../../lib/useKeptData.ts';

/** A session's material, recordings and deliverables, with uploads where permitted. */
export const SessionFiles = ({
  session: { id, filesRevision = 0, script },
}: {
  readonly session: RecordingSession;
}) => {
  const text = useText();
  // The session's revisions show every change of files and script, by any user.
  const files = useRequest(`sessionFiles|${id}|${filesRevision}|${script?.version ?? 0}`, (signal) =>
    readFiles(id, signal),
  );
  const shown = useKeptData<Files>(files.data);
  return (
    <SectionCard title={text('sessions.files')} count={shown?.files.length ?? 0}>
      {files.status === 'error' && <ErrorState error={files.error} onRetry={files.reload} />}
      {!shown && files.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={96} />
        </LoadingState>
      )}
      {shown?.script && <SessionScript sessionId={id} script={shown.script} />}
      {shown?.files.length === 0 && (
        <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>{text('sessions.noFiles')}</Typography>
      )}
      {shown && <FileLists sessionId={id} files={shown.files} onRemoved={files.reload} />}
      {shown && shown.addable.length > 0 && (
        <FileUploads sessionId={id} kinds={shown.addable} onAdded={files.reload} />
      )}
    </SectionCard>
  );
};

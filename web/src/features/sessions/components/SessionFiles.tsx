import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { FileLists } from '../../../common/sessions/files/FileLists.tsx';
import { FileUploads } from '../../../common/sessions/files/FileUploads.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { useSessionFiles } from '../data/useSessionFiles.ts';

interface Props extends ReturnType<typeof useSessionFiles> {
  readonly sessionId: string;
}

/** A session's materials and takes; permitted users add files. */
export const SessionFiles = ({ sessionId, request, files }: Props) => {
  const text = useText();

  return (
    <SectionCard title={text('sessions.files')} count={files?.files.length ?? 0}>
      {request.status === 'error' && <ErrorState error={request.error} onRetry={request.reload} />}
      {!files && request.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={96} />
        </LoadingState>
      )}
      {files?.files.length === 0 && (
        <Muted variant="body1" sx={{ marginBottom: 2 }}>
          {text('sessions.noFiles')}
        </Muted>
      )}
      {files && <FileLists sessionId={sessionId} files={files.files} onRemoved={request.reload} />}
      {files && files.addable.length > 0 && (
        <FileUploads sessionId={sessionId} kinds={files.addable} onAdded={request.reload} />
      )}
    </SectionCard>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  FILE_EXTENSIONS,
  SESSION_FILE_MAX_BYTES,
  TYPES_BY_KIND,
  type AddedFileKind,
} from '@domain/sessions/session-files.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { useFileUpload, type FileUploadPhase } from './useFileUpload.ts';

const MEGABYTES = SESSION_FILE_MAX_BYTES / 1024 / 1024;

const getAccepted = (kind: AddedFileKind): string =>
  TYPES_BY_KIND[kind].flatMap((type) => [...FILE_EXTENSIONS[type], type]).join(',');

/** Progress or failure of an upload. */
const Fate = ({ phase }: { readonly phase: FileUploadPhase }) => {
  const text = useText();
  const errorText = useErrorText();

  switch (phase.kind) {
    case 'sending': {
      const percent = Math.round(phase.share * 100);
      return (
        <>
          <Typography variant="body2">{text('upload.progress', { percent })}</Typography>
          <ProgressBar percent={percent} label={text('sessions.uploading')} />
        </>
      );
    }
    case 'waiting':
      return <Alert severity="info">{text('sessions.uploadWaits')}</Alert>;
    case 'cancelled':
      return <Alert severity="info">{text('upload.cancelled')}</Alert>;
    case 'tooLarge':
      return <Alert severity="error">{text('sessions.fileTooLarge', { megabytes: MEGABYTES })}</Alert>;
    case 'failed':
      return <Alert severity="error">{errorText(phase.error)}</Alert>;
    case 'idle':
      return null;
  }
};

interface Props {
  readonly sessionId: string;
  /** Kinds of files that the reader may add. */
  readonly kinds: readonly AddedFileKind[];
  readonly onAdded: () => void;
}

/** Adds files to a session in series, each with its kind. */
export const FileUploads = ({ sessionId, kinds, onAdded }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { chosen, phase, send, cancel, forget } = useFileUpload(sessionId, () => {
    toasts.success(text('sessions.fileAdded'));
    onAdded();
  });
  const isUnderWay = phase.kind === 'sending' || phase.kind === 'waiting';

  return (
    <Stack gap={1}>
      <Row>
        {kinds.map((kind) => (
          <FileButton
            key={kind}
            accept={getAccepted(kind)}
            variant="outlined"
            busy={isUnderWay}
            onFile={(file) => void send({ file, kind })}
          >
            {text(`sessions.addFile.${kind}`)}
          </FileButton>
        ))}
      </Row>
      <Muted>{text('sessions.fileHint', { megabytes: MEGABYTES })}</Muted>
      {chosen && (
        <Stack gap={1} sx={{ paddingBlock: 1 }} role="group" aria-label={chosen.file.name}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{chosen.file.name}</bdi>
          </Typography>
          <div role="status">
            <Fate phase={phase} />
          </div>
          <Row isOneLine>
            {isUnderWay ? (
              <Button size="small" color="inherit" onClick={cancel}>
                {text('upload.cancel')}
              </Button>
            ) : (
              <>
                {phase.kind !== 'tooLarge' && (
                  <Button size="small" variant="outlined" onClick={() => void send(chosen)}>
                    {text('common.retry')}
                  </Button>
                )}
                <Button size="small" color="inherit" onClick={forget}>
                  {text('upload.remove')}
                </Button>
              </>
            )}
          </Row>
        </Stack>
      )}
    </Stack>
  );
};

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DELIVERY_MAX_BYTES } from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings } from '@domain/deliveries/delivery-type.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { useText } from '../../i18n/useText.ts';
import { isFileChanged } from '../../lib/http/apiError.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useSizeText } from '../useSizeText.ts';
import type { DeliveryItem, UploadPhase } from './useDeliveryUploads.ts';

const GIGABYTES = DELIVERY_MAX_BYTES / 1024 ** 3;

/** Progress or failure of an upload. */
const UploadStatus = ({ phase, size }: { readonly phase: UploadPhase; readonly size: number }) => {
  const text = useText();
  const errorText = useErrorText();
  const sizeText = useSizeText();

  switch (phase.kind) {
    case 'sending': {
      const percent = Math.floor(phase.share * 100);
      const sent = sizeText(phase.share * size);

      return (
        <>
          <Typography variant="body2">
            {text('deliveries.progress', { percent, sent, size: sizeText(size) })}
          </Typography>
          <ProgressBar percent={percent} label={text('deliveries.uploading')} />
        </>
      );
    }
    case 'checking':
      return (
        <>
          <Typography variant="body2">{text('deliveries.checking')}</Typography>
          <ProgressBar label={text('deliveries.checking')} />
        </>
      );
    case 'waiting':
      return <Alert severity="info">{text('deliveries.waits')}</Alert>;
    case 'paused':
      return <Alert severity="info">{text('deliveries.paused')}</Alert>;
    case 'tooLarge':
      return <Alert severity="error">{text('deliveries.tooLarge', { gigabytes: GIGABYTES })}</Alert>;
    case 'otherType':
      return (
        <Alert severity="error">{text('deliveries.otherType', { endings: listDeliveryEndings() })}</Alert>
      );
    case 'mp3InWav':
      return <Alert severity="error">{text('deliveries.mp3InWav')}</Alert>;
    case 'failed':
      return <Alert severity="error">{errorText(phase.error)}</Alert>;
    case 'queued':
      return <Typography variant="body2">{text('deliveries.queued')}</Typography>;
  }
};

interface Props {
  readonly item: DeliveryItem;
  readonly onSend: () => void;
  readonly onPause: () => void;
  readonly onCancel: (submission: Submission) => Promise<unknown>;
  readonly onRemove: () => void;
}

/** One file of an upload, with its progress. */
export const UploadRow = ({ item: { file, phase }, onSend, onPause, onCancel, onRemove }: Props) => {
  const text = useText();
  const { kind } = phase;
  const isMoving = kind === 'sending' || kind === 'waiting';
  const isOver = kind === 'failed' && isFileChanged(phase.error);
  const canContinue = kind === 'paused' || (kind === 'failed' && !isOver);

  return (
    <Stack gap={1} sx={{ paddingBlock: 1 }} role="group" aria-label={file.name}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{file.name}</bdi>
      </Typography>
      <div role="status">
        <UploadStatus phase={phase} size={file.size} />
      </div>
      <Row>
        {isMoving && (
          <Button size="small" variant="outlined" color="inherit" onClick={onPause}>
            {text('deliveries.pause')}
          </Button>
        )}
        {canContinue && (
          <Button size="small" variant="outlined" onClick={onSend}>
            {text(kind === 'paused' ? 'deliveries.continue' : 'common.retry')}
          </Button>
        )}
        {(isMoving || canContinue) && (
          <SendButton size="small" color="inherit" onSend={onCancel}>
            {text('upload.cancel')}
          </SendButton>
        )}
        {(kind === 'tooLarge' || kind === 'otherType' || kind === 'queued' || isOver) && (
          <Button size="small" color="inherit" onClick={onRemove}>
            {text('upload.remove')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DELIVERY_ENDINGS, DELIVERY_MAX_BYTES, DELIVERY_TYPES } from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings } from '@domain/deliveries/delivery-type.ts';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { FileButton } from '../../components/upload/FileButton.tsx';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useSizeText } from '../useSizeText.ts';
import { useDeliveryUpload, type DeliveryPhase } from './useDeliveryUpload.ts';

const GIGABYTES = DELIVERY_MAX_BYTES / 1024 ** 3;
const ACCEPTED = DELIVERY_TYPES.flatMap((type) => [...DELIVERY_ENDINGS[type], type]).join(',');

/** Progress or failure of an upload. */
const Fate = ({ phase, size }: { readonly phase: DeliveryPhase; readonly size: number }) => {
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
    case 'failed':
      return <Alert severity="error">{errorText(phase.error)}</Alert>;
    case 'idle':
      return null;
  }
};

/** Delivers files of a session, one after another. */
export const DeliveryUploads = ({ sessionId }: { readonly sessionId: string }) => {
  const text = useText();
  const toasts = useToasts();
  const { chosen, phase, send, pause, cancel, forget } = useDeliveryUpload(sessionId, ({ name }) =>
    toasts.success(text('deliveries.done', { name })),
  );
  const { kind } = phase;
  const isMoving = kind === 'sending' || kind === 'waiting';
  const canContinue = kind === 'paused' || kind === 'failed';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>
        <FileButton
          accept={ACCEPTED}
          variant="outlined"
          busy={isMoving || kind === 'checking'}
          onFile={(file) => void send(file)}
        >
          {text('deliveries.upload')}
        </FileButton>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('deliveries.hint', { endings: listDeliveryEndings(), gigabytes: GIGABYTES })}
      </Typography>
      {chosen && (
        <Box sx={{ display: 'grid', gap: 1, paddingBlock: 1 }} role="group" aria-label={chosen.name}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{chosen.name}</bdi>
          </Typography>
          <div role="status">
            <Fate phase={phase} size={chosen.size} />
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isMoving && (
              <Button size="small" variant="outlined" color="inherit" onClick={pause}>
                {text('deliveries.pause')}
              </Button>
            )}
            {canContinue && (
              <Button size="small" variant="outlined" onClick={() => void send(chosen)}>
                {text(kind === 'paused' ? 'deliveries.continue' : 'common.retry')}
              </Button>
            )}
            {(isMoving || canContinue) && (
              <SendButton size="small" color="inherit" onSend={cancel}>
                {text('upload.cancel')}
              </SendButton>
            )}
            {(kind === 'tooLarge' || kind === 'otherType') && (
              <Button size="small" color="inherit" onClick={forget}>
                {text('upload.remove')}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
};

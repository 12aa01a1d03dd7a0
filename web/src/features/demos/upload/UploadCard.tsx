import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getLevel } from '@domain/audio/quality.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { ConversionProgress } from '../../../components/upload/ConversionProgress.tsx';
import { getFaultValues } from '../../../components/upload/audioFaults.ts';
import { ContactWarning } from '../../../components/upload/ContactWarning.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { DemoFields } from '../../../common/demos/DemoFields.tsx';
import { DemoAdvice } from '../../../common/demos/DemoAdvice.ts';
import { isUnderWay, type DemoUpload } from './demoUpload.ts';

interface Props {
  readonly item: DemoUpload;
  /** Whether the form has its values. */
  readonly isHeld: boolean;
  readonly isOwner: boolean;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** A file's progress, or its failure. */
const Progress = ({ phase }: Pick<DemoUpload, 'phase'>) => {
  const text = useText();
  const errorText = useErrorText();

  switch (phase.kind) {
    case 'measuring':
      return (
        <div role="status">
          <Muted sx={{ marginBottom: 0.5 }}>{text('demo.measuring')}</Muted>
          <ProgressBar />
        </div>
      );
    case 'converting':
      return <ConversionProgress share={phase.share} />;
    case 'sending': {
      const percent = Math.round(phase.share * 100);
      const label = text('upload.progress', { percent });

      return (
        <div>
          <ProgressBar percent={percent} label={label} />
          <Muted sx={{ marginTop: 0.5 }}>{label}</Muted>
        </div>
      );
    }
    case 'waiting':
      return <Alert severity="warning">{text('demo.waiting')}</Alert>;
    case 'cancelled':
      return <Alert severity="info">{text('upload.cancelled')}</Alert>;
    case 'faulty':
      return <Alert severity="error">{text(phase.code, getFaultValues(AUDIO_LIMITS.demo))}</Alert>;
    case 'failed':
      return (
        <Alert severity="error">
          {text('upload.failed')} {errorText(phase.error)}
        </Alert>
      );
    case 'done':
      return (
        <Row role="status" isOneLine sx={{ color: 'success.main' }}>
          <CheckCircle fontSize="small" aria-hidden />
          <Typography variant="body2">{text('upload.success')}</Typography>
        </Row>
      );
    case 'ready':
      return null;
  }
};

/** A chosen file: player, findings and fields. */
export const UploadCard = ({ item, isHeld, isOwner, onCancel, onRemove }: Props) => {
  const text = useText();
  const { file, audio, phase, url, key } = item;
  const isSending = isUnderWay(item);
  const isOpen = isHeld && !isSending && phase.kind !== 'done';

  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Row isOneLine align="center">
        <Typography
          variant="subtitle1"
          component="h3"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{file.name}</bdi>
        </Typography>
        {isSending ? (
          <Button
            size="small"
            color="inherit"
            aria-label={text('demo.cancelFor', { name: file.name })}
            onClick={onCancel}
          >
            {text('upload.cancel')}
          </Button>
        ) : (
          <IconButton aria-label={text('demo.removeFor', { name: file.name })} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Row>
      <ContactWarning fileName={file.name} />
      {audio && (
        <>
          <WaveformPlayer
            title={file.name}
            peaks={audio.peaks}
            durationMs={audio.durationMs}
            level={getLevel(audio.quality)}
            getUrl={() => url}
          />
          {phase.kind !== 'done' && <DemoAdvice report={audio.quality} />}
        </>
      )}
      <Progress phase={phase} />
      {isOpen && <DemoFields at={`items.${key}.`} isOwner={isOwner} />}
    </Card>
  );
};

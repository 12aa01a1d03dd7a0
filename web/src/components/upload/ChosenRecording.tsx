import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Muted } from '../layout/Muted.tsx';
import { Row } from '../layout/Row.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { ContactWarning } from './ContactWarning.tsx';
import type { ReadAudio } from './readAudio.ts';

const PLAYER_HEIGHT = 56;

export const ChosenRecordingPlayer = lazyComponent(
  async () => (await import('../waveform/WaveformPlayer.tsx')).WaveformPlayer,
  () => <Box sx={{ height: PLAYER_HEIGHT }} />,
);

export interface ChosenAudio extends ReadAudio {
  readonly url: string;
}

interface Props {
  readonly audio: ChosenAudio;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** A chosen recording: name, player and removal. */
export const ChosenRecording = ({ audio, disabled, onRemove }: Props) => {
  const text = useText();
  const { name } = audio.file;

  return (
    <Box sx={{ width: 1 }}>
      <Row isOneLine align="center" sx={{ marginBottom: 1 }}>
        <AudioFile fontSize="small" aria-hidden />
        <Typography variant="subtitle1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <IconButton aria-label={text('upload.remove')} onClick={onRemove} disabled={disabled}>
          <Close fontSize="small" />
        </IconButton>
      </Row>
      <ContactWarning fileName={name} />
      <ChosenRecordingPlayer
        title={name}
        peaks={audio.peaks}
        durationMs={audio.durationMs}
        getUrl={() => audio.url}
        size="large"
      />
      {audio.isConverted && <Muted sx={{ marginTop: 1 }}>{text('upload.converted')}</Muted>}
    </Box>
  );
};

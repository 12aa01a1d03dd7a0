import { useCallback, useEffect } from 'react';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Stop from '@mui/icons-material/StopOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { AlternativeProps } from '../../../components/upload/AudioUploader.tsx';
import { Unsaved } from '../../../components/unsaved/Unsaved.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { RecordedTakes } from './RecordedTakes.tsx';
import { useRecorder } from './useRecorder.ts';

const { maxSeconds } = AUDIO_LIMITS.audition;

/** Records takes in the page, beside choosing a file. The microphone opens by a press and closes with the panel. */
export const Recorder = ({ disabled, onUse }: AlternativeProps) => {
  const text = useText();
  const nameTake = useCallback((number: number) => `${text('recording.take', { number })}.wav`, [text]);
  const recorder = useRecorder(maxSeconds, nameTake);
  const { phase, fault, meter, takes, open } = recorder;
  const isRecording = phase === 'recording';
  const isOpen = phase === 'ready' || isRecording;

  // The press that loaded this panel opens the microphone.
  useEffect(() => void open(), [open]);

  return (
    <Stack gap={1.5} role="group" aria-label={text('recording.title')} sx={{ marginTop: 1.5 }}>
      <Unsaved when={isRecording || takes.length > 0} />
      {fault && <Alert severity="error">{text(`recording.fault.${fault}`)}</Alert>}
      {isOpen && (
        <>
          <LevelMeter peak={meter.peak} />
          <Muted>{text('recording.advice')}</Muted>
        </>
      )}
      <Row align="center">
        {isRecording ? (
          <Button variant="contained" color="error" size="large" startIcon={<Stop />} onClick={recorder.stop}>
            {text('recording.stop')}
          </Button>
        ) : (
          <Button
            variant="outlined"
            size="large"
            startIcon={<Mic />}
            disabled={disabled || phase === 'opening'}
            onClick={() => (isOpen ? recorder.start() : void open())}
          >
            {text(isOpen ? 'recording.start' : 'recording.here')}
          </Button>
        )}
        {isRecording && (
          <Muted role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {text('recording.time', { seconds: Math.floor(meter.seconds), most: maxSeconds })}
          </Muted>
        )}
        {phase === 'ready' && (
          <Button color="inherit" onClick={recorder.close}>
            {text('recording.close')}
          </Button>
        )}
      </Row>
      {takes.length > 0 && (
        <RecordedTakes
          takes={takes}
          disabled={disabled || isRecording}
          onUse={({ file }) => onUse(file)}
          onRemove={recorder.remove}
        />
      )}
    </Stack>
  );
};

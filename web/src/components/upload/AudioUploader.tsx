import { useEffect, useId, useRef, useState } from 'react';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AudioLimit } from '@domain/audio/limits.ts';
import { BOTTOM_BAR } from '../layout/bottomBar.ts';
import { useText } from '../../i18n/useText.ts';
import { retryImport } from '../../lib/retryImport.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { ContactWarning } from './ContactWarning.tsx';
import { ConversionProgress } from './ConversionProgress.tsx';
import { DropZone } from './DropZone.tsx';
import { getFaultValues, type AudioFault } from './audioFaults.ts';
import type { AudioVerdict, ReadAudio } from './readAudio.ts';

const PLAYER_HEIGHT = 56;
const Player = lazyComponent(
  async () => (await import('../waveform/WaveformPlayer.tsx')).WaveformPlayer,
  () => <Box sx={{ height: PLAYER_HEIGHT }} />,
);

const loadReader = () => retryImport(() => import('./readAudio.ts'));
const UNREADABLE: AudioVerdict = { ok: false, code: 'upload.unreadable' };

/** Preloads the code for a chosen file while the user is choosing. */
const prepare = () => {
  Player.ahead();
  loadReader().catch(() => undefined);
};

export interface ChosenAudio extends ReadAudio {
  readonly url: string;
}

interface Props {
  readonly value: ChosenAudio | null;
  /** Limits of the file. */
  readonly limit: AudioLimit;
  readonly onChange: (value: ChosenAudio | null) => void;
  readonly disabled?: boolean;
  /** Called when reading a file starts and ends, before `onChange`. */
  readonly onReading?: (isReading: boolean) => void;
  /** A fault found elsewhere, such as a missing file on submit. */
  readonly error?: AudioFault;
}

/** One recording, dropped or chosen: converted to MP3 if needed, measured, and playable before upload. */
export const AudioUploader = ({ value, limit, onChange, onReading, disabled = false, error }: Props) => {
  const text = useText();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<'file' | number>();
  const [fault, setFault] = useState<AudioFault>();
  const shown = fault ?? error;
  const values = getFaultValues(limit);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const view = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) view.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const take = async (files: readonly File[]) => {
    const [file, ...more] = files;
    if (!file) return;

    setFault(undefined);

    if (more.length > 0) return setFault('audio.onlyOne');

    // Only the latest file counts, however long an earlier one takes.
    running.current?.abort();

    const { signal } = (running.current = new AbortController());

    setReading('file');
    onReading?.(true);

    const options = { signal, onConverting: (share: number) => !signal.aborted && setReading(share) };
    const verdict = await loadReader().then(
      ({ readAudio }) => readAudio(file, limit, options),
      () => UNREADABLE,
    );
    if (signal.aborted) return;

    setReading(undefined);
    onReading?.(false);

    if (!verdict.ok) return setFault(verdict.code);

    if (value) URL.revokeObjectURL(value.url);
    onChange({ url: URL.createObjectURL(verdict.audio.file), ...verdict.audio });
  };

  const clear = () => {
    if (value) URL.revokeObjectURL(value.url);
    onChange(null);
    setFault(undefined);
    input.current?.focus();
  };

  return (
    <Box onPointerEnter={prepare} onFocus={prepare}>
      <DropZone
        label={value ? text('upload.replace') : text('upload.choose')}
        disabled={disabled}
        faultId={shown ? errorId : undefined}
        input={input}
        onFiles={(files) => void take(files)}
      >
        {(inputId) =>
          reading === 'file' ? (
            <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <CircularProgress size={20} aria-hidden />
              {text('upload.reading')}
            </Box>
          ) : reading !== undefined ? (
            <ConversionProgress share={reading} />
          ) : value ? (
            <Box sx={{ width: 1 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 1 }}>
                <AudioFile fontSize="small" aria-hidden />
                <Typography variant="subtitle1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{value.file.name}</bdi>
                </Typography>
                <IconButton aria-label={text('upload.remove')} onClick={clear} disabled={disabled}>
                  <Close fontSize="small" />
                </IconButton>
              </Box>
              <ContactWarning fileName={value.file.name} />
              <Player
                title={value.file.name}
                peaks={value.peaks}
                durationMs={value.durationMs}
                getUrl={() => value.url}
                size="large"
              />
              {value.isConverted && (
                <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
                  {text('upload.converted')}
                </Typography>
              )}
            </Box>
          ) : (
            <>
              <Typography variant="subtitle1" sx={{ display: { xs: 'none', sm: 'block' } }}>
                {text('upload.drop')}
              </Typography>
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
              >
                {text('upload.or')}
              </Typography>
              <Button
                variant="outlined"
                size="large"
                disabled={disabled}
                component="label"
                htmlFor={inputId}
                tabIndex={-1}
                aria-hidden
              >
                {text('upload.choose')}
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('upload.limits', values)}
              </Typography>
            </>
          )
        }
      </DropZone>
      <FormHelperText
        ref={view}
        id={errorId}
        error
        role="alert"
        // Not hidden behind the bar with the next button.
        sx={{ fontSize: '0.875rem', scrollMarginBottom: `calc(var(${BOTTOM_BAR}, 0px) + 16px)` }}
      >
        {shown ? text(shown, values) : ''}
      </FormHelperText>
    </Box>
  );
};

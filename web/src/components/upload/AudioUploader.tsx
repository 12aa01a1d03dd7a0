import { useEffect, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import type { AudioLimit } from '@domain/audio/limits.ts';
import { Row } from '../layout/Row.tsx';
import { BOTTOM_BAR } from '../layout/bottomBar.ts';
import { useText } from '../../i18n/useText.ts';
import { retryImport } from '../../lib/retryImport.ts';
import { ChosenRecording, ChosenRecordingPlayer, type ChosenAudio } from './ChosenRecording.tsx';
import { ConversionProgress } from './ConversionProgress.tsx';
import { DropPrompt } from './DropPrompt.tsx';
import { DropZone } from './DropZone.tsx';
import { getFaultValues, type AudioFault } from './audioFaults.ts';
import type { AudioVerdict } from './readAudio.ts';

const loadReader = () => retryImport(() => import('./readAudio.ts'));
const UNREADABLE: AudioVerdict = { ok: false, code: 'upload.unreadable' };

/** Preloads the code for a chosen file while the user is choosing. */
const prepare = () => {
  ChosenRecordingPlayer.ahead();
  loadReader().catch(() => undefined);
};

export interface AlternativeProps {
  readonly disabled: boolean;
  /** Chooses a file. */
  readonly onUse: (file: File) => void;
  /** Called once it has taken over: the screen then offers no other next step. */
  readonly onOpen?: () => void;
}

interface Props {
  readonly value: ChosenAudio | null;
  /** Limits of the file. */
  readonly limit: AudioLimit;
  readonly onChange: (value: ChosenAudio | null) => void;
  readonly disabled?: boolean;
  /** The file input, for a button of the screen that opens it; absent: the drop zone shows its own. */
  readonly input?: RefObject<HTMLInputElement | null>;
  /** Called when reading a file starts and ends, before `onChange`. */
  readonly onReading?: (isReading: boolean) => void;
  /** Another way to choose a file, below this one. */
  readonly alternative?: ComponentType<AlternativeProps>;
  /** Called once the other way is being used. */
  readonly onAlternative?: () => void;
  /** A fault found elsewhere, such as a missing file on submit. */
  readonly error?: AudioFault;
}

type Reading = Pick<Props, 'value' | 'limit' | 'onChange' | 'onReading'>;

/** Reads the file that was chosen last, and says how far it is. */
const useReading = ({ value, limit, onChange, onReading }: Reading) => {
  const [reading, setReading] = useState<'file' | number>();
  const [fault, setFault] = useState<AudioFault>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

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

  return { reading, fault, setFault, take };
};

/** One recording, dropped or chosen: converted to MP3 if needed, measured, and playable before upload. */
export const AudioUploader = (props: Props) => {
  const { value, limit, onChange, onReading, disabled = false, alternative: Alternative, error } = props;
  const text = useText();
  const errorId = useId();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.input ?? ownInput;
  const { reading, fault, setFault, take } = useReading({ value, limit, onChange, onReading });
  const shown = fault ?? error;
  const values = getFaultValues(limit);

  const view = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) view.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const clear = () => {
    if (value) URL.revokeObjectURL(value.url);
    onChange(null);
    setFault(undefined);
    input.current?.focus();
  };

  return (
    <div onPointerEnter={prepare} onFocus={prepare}>
      <DropZone
        label={value ? text('upload.replace') : text('upload.choose')}
        disabled={disabled}
        faultId={shown ? errorId : undefined}
        input={input}
        onFiles={(files) => void take(files)}
      >
        {(inputId) =>
          reading === 'file' ? (
            <Row role="status" isOneLine gap={1.5} align="center">
              <CircularProgress size={20} aria-hidden />
              {text('upload.reading')}
            </Row>
          ) : reading !== undefined ? (
            <ConversionProgress share={reading} />
          ) : value ? (
            <ChosenRecording audio={value} disabled={disabled} onRemove={clear} />
          ) : (
            <DropPrompt inputId={props.input ? undefined : inputId} disabled={disabled} limits={values} />
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
      {Alternative && (
        <Alternative
          disabled={disabled}
          onUse={(file) => void take([file])}
          {...(props.onAlternative && { onOpen: props.onAlternative })}
        />
      )}
    </div>
  );
};

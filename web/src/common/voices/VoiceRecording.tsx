import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { TakesPlayer, type TakesPlayerProps } from './TakesPlayer.tsx';

export type RecordingKind = 'demo' | 'take';

export type Recording = Pick<
  TakesPlayerProps,
  'title' | 'peaks' | 'durationMs' | 'level' | 'getUrl' | 'preloads' | 'takes' | 'best' | 'children'
>;

interface Props {
  /** Name of the voice. */
  readonly name: string;
  readonly demo: Recording;
  /** Absent: no take. */
  readonly take?: Recording | undefined;
  readonly shown: RecordingKind;
  readonly onShow: (kind: RecordingKind) => void;
}

const KINDS = ['demo', 'take'] as const;

/** A voice's player, with a switch between demo and take if both exist. */
export const VoiceRecording = ({ name, demo, take, shown, onShow }: Props) => {
  const text = useText();
  const recording = (shown === 'take' && take) || demo;

  return (
    <>
      {take && (
        <Box role="group" aria-label={text('selection.recordingsFor', { name })} sx={{ display: 'flex' }}>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              size="small"
              color="inherit"
              aria-pressed={kind === shown}
              onClick={() => onShow(kind)}
              sx={{
                minWidth: 56,
                minHeight: 24,
                paddingBlock: 0,
                color: kind === shown ? 'text.primary' : 'text.secondary',
                backgroundColor: kind === shown ? 'surface.sunken' : 'transparent',
              }}
            >
              {text(`selection.recording.${kind}`)}
            </Button>
          ))}
        </Box>
      )}
      <TakesPlayer key={shown} size="compact" {...recording} />
    </>
  );
};

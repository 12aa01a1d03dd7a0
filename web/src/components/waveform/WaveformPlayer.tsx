import { useEffect, useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Pause from '@mui/icons-material/PauseRounded';
import PlayArrow from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { useBrowserValue } from '../../lib/useBrowserValue.ts';
import { useToasts } from '../../lib/toasts.ts';
import { formatClockTime } from './clock.ts';
import { StillWave } from './StillWave.tsx';
import { usePlayback, type PlaybackSource, type Phase } from './usePlayback.ts';

const HEIGHTS = { compact: 24, row: 32, large: 56 } as const;
const SEEK_SECONDS = 5;

/** Controls for a page's own shortcuts. */
export interface PlayerControls {
  readonly toggle: () => void;
  readonly preload: () => void;
  /** Positive or negative. */
  readonly skip: (steps: number) => void;
  /** Current position, in seconds. */
  readonly at: () => number;
  /** Plays from a position, in seconds. */
  readonly playFrom: (seconds: number) => void;
}

export interface WaveformPlayerProps extends PlaybackSource {
  /** Accessible name of the recording. */
  readonly title: string;
  readonly size?: keyof typeof HEIGHTS;
  readonly controls?: Ref<PlayerControls>;
  /** Preloads audio on hover and focus. Off where a request counts as a listen. */
  readonly preloads?: boolean;
  /** Overlay across the full width of the waveform. */
  readonly children?: ReactNode;
}

const PhaseIcon = ({ phase, large }: { readonly phase: Phase; readonly large: boolean }) => {
  const fontSize = large ? 'medium' : 'small';
  if (phase === 'loading') return <CircularProgress size={18} color="inherit" aria-hidden />;
  if (phase === 'failed') return <ErrorIcon fontSize={fontSize} color="error" />;
  return phase === 'playing' ? <Pause fontSize={fontSize} /> : <PlayArrow fontSize={fontSize} />;
};

const Clock = ({ seconds }: { readonly seconds: number }) => (
  <Typography
    variant="caption"
    aria-hidden
    sx={{ color: 'text.secondary', minWidth: 30, textAlign: 'center' }}
  >
    {formatClockTime(seconds)}
  </Typography>
);

/**
 * The player used everywhere: in rows, on cards and public pages. Space plays, arrows seek 5 s, Home and End go to the ends;
 * starting another player stops this one.
 */
export const WaveformPlayer = ({
  title,
  size = 'row',
  controls,
  preloads = false,
  children,
  ...source
}: WaveformPlayerProps) => {
  const text = useText();
  const toasts = useToasts();
  const height = HEIGHTS[size];
  const { containerRef, isAwake, wake, phase, time, duration, preload, toggle, seek, ...wave } = usePlayback(
    source,
    height,
  );
  const canDraw = useBrowserValue(() => true, false);
  const shown = wave.shown && canDraw;

  useImperativeHandle(
    controls,
    () => ({
      toggle,
      preload,
      skip: (steps) => seek(time + steps * SEEK_SECONDS),
      at: () => time,
      playFrom: (seconds) => {
        seek(seconds);
        if (phase !== 'playing' && phase !== 'loading') toggle();
      },
    }),
    [toggle, preload, seek, time, phase],
  );

  useEffect(() => {
    if (phase === 'failed') toasts.error(`${title}: ${text('player.failed')}`);
    // Reported once per failure, not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowRight: () => seek(time + SEEK_SECONDS),
      ArrowLeft: () => seek(time - SEEK_SECONDS),
      ArrowUp: () => seek(time + SEEK_SECONDS),
      ArrowDown: () => seek(time - SEEK_SECONDS),
      Home: () => seek(0),
      End: () => seek(duration),
    };

    const act = targets[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;

    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const label =
    phase === 'failed'
      ? text('player.failed')
      : text(phase === 'playing' ? 'player.pause' : 'player.play', { title });

  return (
    <Box
      role="group"
      aria-label={title}
      data-off-paper
      {...(preloads ? { onPointerEnter: preload, onFocus: preload } : {})}
      data-keep={phase === 'playing' || phase === 'loading' ? true : undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, width: 1 }}
    >
      <IconButton
        title={phase === 'failed' ? text('player.failed') : undefined}
        aria-label={phase === 'failed' ? `${text('player.play', { title })}. ${label}` : label}
        aria-busy={phase === 'loading'}
        onClick={toggle}
        onKeyDown={(event) => event.key !== ' ' && onKeyDown(event)}
        sx={(theme) => ({
          width: size === 'large' ? 48 : 32,
          height: size === 'large' ? 48 : 32,
          flexShrink: 0,
          borderRadius: '50%',
          color: phase === 'playing' ? 'primary.contrastText' : 'text.primary',
          backgroundColor: phase === 'playing' ? 'primary.main' : 'transparent',
          border: `1px solid ${phase === 'playing' ? 'transparent' : theme.vars.palette.surface.lineStrong}`,
          '&:hover': { backgroundColor: phase === 'playing' ? 'primary.dark' : 'action.hover' },
        })}
      >
        <PhaseIcon phase={phase} large={size === 'large'} />
      </IconButton>
      <Clock seconds={time} />
      <Box sx={{ position: 'relative', flex: 1, minWidth: 48, height }}>
        <Box
          ref={containerRef}
          role="slider"
          tabIndex={0}
          aria-label={text('player.position', { title })}
          aria-valuemin={0}
          aria-valuemax={Math.round(duration)}
          aria-valuenow={Math.round(time)}
          aria-valuetext={text('player.time', {
            current: formatClockTime(time),
            total: formatClockTime(duration),
          })}
          onKeyDown={onKeyDown}
          onPointerEnter={wake}
          // On touch, the press comes before the player is ready.
          onClick={({ target, currentTarget, nativeEvent }) =>
            target === currentTarget && seek((nativeEvent.offsetX / currentTarget.clientWidth) * duration)
          }
          sx={{ height, borderRadius: '4px', cursor: 'pointer', visibility: shown ? 'visible' : 'hidden' }}
        >
          {!isAwake && <StillWave peaks={source.peaks} height={height} />}
        </Box>
        {children}
        {!shown && <Skeleton variant="rounded" height={height} sx={{ position: 'absolute', inset: 0 }} />}
      </Box>
      <Clock seconds={duration} />
    </Box>
  );
};

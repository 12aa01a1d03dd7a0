import { useEffect, useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '../../i18n/useText.ts';
import { useBrowserValue } from '../../lib/useBrowserValue.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Muted } from '../layout/Muted.tsx';
import { Row } from '../layout/Row.tsx';
import { formatClockTime } from './clock.ts';
import { PlayButton } from './PlayButton.tsx';
import { PositionSlider } from './PositionSlider.tsx';
import { StillWave } from './StillWave.tsx';
import { usePlayback, type PlaybackSource } from './usePlayback.ts';

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

const Clock = ({ seconds }: { readonly seconds: number }) => (
  <Muted variant="caption" aria-hidden sx={{ minWidth: 30, textAlign: 'center' }}>
    {formatClockTime(seconds)}
  </Muted>
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

  return (
    <Row
      role="group"
      aria-label={title}
      data-off-paper
      {...(preloads ? { onPointerEnter: preload, onFocus: preload } : {})}
      data-keep={phase === 'playing' || phase === 'loading' ? true : undefined}
      isOneLine
      gap={0.75}
      align="center"
      sx={{ minWidth: 0, width: 1 }}
    >
      <PlayButton
        title={title}
        phase={phase}
        isLarge={size === 'large'}
        onToggle={toggle}
        onKeyDown={(event) => event.key !== ' ' && onKeyDown(event)}
      />
      <Clock seconds={time} />
      <Box sx={{ position: 'relative', flex: 1, minWidth: 48, height }}>
        <PositionSlider
          containerRef={containerRef}
          title={title}
          time={time}
          duration={duration}
          height={height}
          isVisible={shown}
          onKeyDown={onKeyDown}
          onNear={wake}
          onSeek={seek}
        >
          {!isAwake && <StillWave peaks={source.peaks} height={height} />}
        </PositionSlider>
        {children}
        {!shown && <Skeleton variant="rounded" height={height} sx={{ position: 'absolute', inset: 0 }} />}
      </Box>
      <Clock seconds={duration} />
    </Row>
  );
};

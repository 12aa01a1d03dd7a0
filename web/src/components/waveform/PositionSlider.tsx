import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';
import { formatClockTime } from './clock.ts';

interface Props {
  /** Where the player draws the waveform. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Accessible name of the recording. */
  readonly title: string;
  /** In seconds. */
  readonly time: number;
  readonly duration: number;
  readonly height: number;
  readonly isVisible: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the pointer comes near. */
  readonly onNear: () => void;
  readonly onSeek: (seconds: number) => void;
  /** Shown until the player has drawn the waveform. */
  readonly children: ReactNode;
}

/** The waveform as a slider of the position. */
export const PositionSlider = (props: Props) => {
  const { containerRef, title, time, duration, height, isVisible, onKeyDown, onNear, onSeek, children } =
    props;
  const text = useText();

  return (
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
      onPointerEnter={onNear}
      // On touch, the press comes before the player is ready.
      onClick={({ target, currentTarget, nativeEvent }) =>
        target === currentTarget && onSeek((nativeEvent.offsetX / currentTarget.clientWidth) * duration)
      }
      sx={{ height, borderRadius: '4px', cursor: 'pointer', visibility: isVisible ? 'visible' : 'hidden' }}
    >
      {children}
    </Box>
  );
};

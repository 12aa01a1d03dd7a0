import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import { getRange, type Side } from '@domain/audio/reel/edit-takes.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatPreciseTime } from './formatPreciseTime.ts';

const STEP_MS = 100;
const LONG_STEP_MS = 1000;
/** Width that a finger can press; it lies within the take, so that neighbours don't overlap. */
const TOUCH_PX = 24;

interface Props {
  readonly takes: readonly Span[];
  readonly index: number;
  readonly side: Side;
  readonly durationMs: number;
  readonly disabled: boolean;
  readonly onMove: (toMs: number) => void;
}

/** One edge of a take on the waveform, dragged or moved by arrow keys. */
export const TakeEdge = ({ takes, index, side, durationMs, disabled, onMove }: Props) => {
  const text = useText();
  /** Where it was caught: the pointer's distance from the edge, in milliseconds. */
  const caught = useRef<number | null>(null);
  const moment = takes[index]?.[side] ?? 0;
  const { min, max } = getRange(takes, index, side, durationMs);
  const isStart = side === 'startMs';

  const toMs = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const lane = currentTarget.parentElement?.getBoundingClientRect();
    return lane && lane.width > 0 ? ((clientX - lane.left) / lane.width) * durationMs : moment;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    caught.current = toMs(event) - moment;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (caught.current !== null) onMove(toMs(event) - caught.current);
  };

  const release = () => (caught.current = null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP_MS : STEP_MS;

    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: moment - step,
      ArrowDown: moment - step,
      ArrowRight: moment + step,
      ArrowUp: moment + step,
      PageDown: moment - LONG_STEP_MS,
      PageUp: moment + LONG_STEP_MS,
      Home: min,
      End: max,
    };

    const target = targets[event.key];
    if (disabled || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;

    event.preventDefault();
    onMove(target);
  };

  return (
    <Box
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-disabled={disabled}
      aria-label={text(isStart ? 'reel.start' : 'reel.end', { take: index + 1 })}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={moment}
      aria-valuetext={formatPreciseTime(moment)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        left: `${(moment / durationMs) * 100}%`,
        width: TOUCH_PX,
        transform: isStart ? 'none' : 'translateX(-100%)',
        cursor: disabled ? 'default' : 'ew-resize',
        touchAction: 'none',
        borderRadius: '4px',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          [isStart ? 'left' : 'right']: 0,
          width: 3,
          backgroundColor: 'primary.main',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          bottom: 0,
          [isStart ? 'left' : 'right']: 0,
          width: 10,
          height: 16,
          borderRadius: isStart ? '0 4px 4px 0' : '4px 0 0 4px',
          backgroundColor: 'primary.main',
        },
      }}
    />
  );
};

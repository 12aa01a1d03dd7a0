import { useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Span } from '@domain/audio/reel/reel.ts';
import {
  WaveformPlayer,
  type PlayerControls,
  type WaveformPlayerProps,
} from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';
import { TakeMarks } from './TakeMarks.tsx';

export interface MarkedPlayerProps extends Omit<WaveformPlayerProps, 'controls'> {
  readonly takes: readonly Span[];
  /** Height of a take's button; more where fingers press it. */
  readonly buttonHeight?: number;
}

/** The player of a recording with several takes: marked, with a button each, and reached by the keys 1, 2, 3. */
export const MarkedPlayer = ({ takes, buttonHeight = 24, children, ...recording }: MarkedPlayerProps) => {
  const text = useText();
  const controls = useRef<PlayerControls>(null);
  const playTake = (take: Span) => controls.current?.playFrom(take.startMs / 1000);
  const onKeyDown = (event: KeyboardEvent) => {
    const take = /^[1-9]$/.test(event.key) ? takes[Number(event.key) - 1] : undefined;
    if (!take || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    playTake(take);
  };
  return (
    // Keys of the player and of the buttons within.
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <WaveformPlayer {...recording} controls={controls}>
        <TakeMarks takes={takes} durationMs={recording.durationMs} />
        {children}
      </WaveformPlayer>
      <Box
        role="group"
        aria-label={recording.title}
        data-off-paper
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {takes.map((take, index) => (
          <Button
            key={take.startMs}
            size="small"
            color="inherit"
            aria-keyshortcuts={String(index + 1)}
            onClick={() => playTake(take)}
            sx={{
              minWidth: 0,
              minHeight: buttonHeight,
              paddingBlock: 0,
              fontSize: '0.75rem',
              color: 'text.secondary',
              border: '1px solid',
              borderColor: 'surface.lineStrong',
            }}
          >
            {text('player.take', { number: index + 1 })}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

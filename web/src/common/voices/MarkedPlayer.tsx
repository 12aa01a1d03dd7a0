import { useRef, type KeyboardEvent } from 'react';
import type { Span } from '@domain/audio/reel/reel.ts';
import { getTakeAt } from '@domain/audio/reel/take-at.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import {
  WaveformPlayer,
  type PlayerControls,
  type WaveformPlayerProps,
} from '../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../i18n/useText.ts';
import { readKey } from '../../lib/keys/readKey.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { TakeButtons } from './TakeButtons.tsx';
import { TakeMarks } from './TakeMarks.tsx';

/** The best take of a recording, by number; 0: none. */
export interface BestTake {
  readonly number: number;
  readonly save: (number: number, submission: Submission) => Promise<unknown>;
}

export interface MarkedPlayerProps extends Omit<WaveformPlayerProps, 'controls'> {
  readonly takes: readonly Span[];
  /** Absent: shows and marks none. */
  readonly best?: BestTake | undefined;
  /** Height of a take's button; more on touch screens. */
  readonly buttonHeight?: number;
}

const saveNothing = () => Promise.resolve();

/** Player of a recording with several takes: marked, with a button each; keys 1, 2, 3 select, B marks the best. */
export const MarkedPlayer = ({
  takes,
  best,
  buttonHeight = 24,
  children,
  ...recording
}: MarkedPlayerProps) => {
  const text = useText();
  const controls = useRef<PlayerControls>(null);
  const marked = useOptimistic<number>(best?.number ?? 0, best?.save ?? saveNothing);
  const playTake = (take: Span) => controls.current?.playFrom(take.startMs / 1000);
  const toggleBest = (number: number) => marked.change(marked.shown === number ? 0 : number);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const key = readKey(event.nativeEvent);
    const take = /^[1-9]$/.test(key) ? takes[Number(key) - 1] : undefined;
    const heard = best && key === 'b' ? getTakeAt(takes, (controls.current?.at() ?? 0) * 1000) : null;
    if (!take && heard === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (take) playTake(take);
    else if (heard !== null && !event.repeat) toggleBest(heard);
  };

  return (
    // Keys of the player and its buttons.
    <Stack onKeyDown={onKeyDown} gap={0.5} sx={{ minWidth: 0 }}>
      <WaveformPlayer {...recording} controls={controls}>
        <TakeMarks takes={takes} durationMs={recording.durationMs} />
        {children}
      </WaveformPlayer>
      <TakeButtons
        takes={takes}
        title={recording.title}
        height={buttonHeight}
        onPlay={playTake}
        best={best && marked.shown}
        onBest={toggleBest}
      />
      {marked.failure !== undefined && (
        <FailedHere error={marked.failure} what={text('takes.bestFailed')} onRetry={marked.retry} />
      )}
    </Stack>
  );
};

import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { AudioLoading } from './audioLoading.ts';
import type { SharedMoment } from './sharedMoment.ts';
import type { WaveEvents } from './watchWave.ts';

export type Phase = 'paused' | 'loading' | 'playing' | 'failed';

interface Listener {
  readonly onPlay?: (() => void) | undefined;
  readonly onSeek?: ((seconds: number) => void) | undefined;
  readonly moment?: SharedMoment | undefined;
}

/** Phase and position of a player, as its events report them. */
export const usePlayerState = (loading: AudioLoading, listenerRef: RefObject<Listener>) => {
  const [phase, setPhase] = useState<Phase>('paused');
  const [time, setTime] = useState(0);
  /** Where playback starts once audio has loaded. */
  const startRef = useRef<number | null>(null);

  const noteTime = useCallback(
    (seconds: number) => {
      setTime(seconds);
      listenerRef.current.moment?.note(seconds);
    },
    [listenerRef],
  );

  const noteSeek = useCallback(
    (seconds: number) => {
      if (!loading.isLoaded()) startRef.current = seconds;
      noteTime(seconds);
      listenerRef.current.onSeek?.(seconds);
    },
    [listenerRef, loading, noteTime],
  );

  const events = useMemo<WaveEvents>(
    () => ({
      onPlay: () => {
        listenerRef.current.onPlay?.();
        setPhase('playing');
      },
      onTime: noteTime,
      // A failed medium also reports being paused, but the failure matters.
      onPause: () => setPhase((before) => (before === 'failed' ? before : 'paused')),
      onFinish: () => setPhase('paused'),
      onSeek: noteSeek,
      isLoaded: loading.isLoaded,
      onFail: (seconds) => {
        // The next play requests a new address.
        loading.reset();
        startRef.current = seconds;
        setPhase('failed');
      },
      onEnd: loading.reset,
    }),
    [listenerRef, loading, noteSeek, noteTime],
  );

  return { phase, setPhase, time, setTime, startRef, noteSeek, events };
};

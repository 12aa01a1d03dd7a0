import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { computeGain } from '@domain/audio/gain.ts';
import type { Level } from '@domain/audio/quality.ts';
import { createAudioLoading } from './audioLoading.ts';
import { toHeights } from './createWave.ts';
import { useEqualLoudness } from './equalLoudness.ts';
import { playAtGain } from './playAtGain.ts';
import type { SharedMoment } from './sharedMoment.ts';
import { usePlayerState, type Phase } from './usePlayerState.ts';
import { useWave } from './useWave.ts';

/** Specified: shown after at most 3 s even if not ready. */
const SHOW_AFTER_MS = 3000;

export interface PlaybackSource {
  readonly peaks: readonly number[];
  readonly durationMs: number;
  /** Measured loudness, for normalisation; without it, audio plays unchanged. */
  readonly level?: Level | null | undefined;
  /** Called on first play, and again once the address has expired. */
  readonly getUrl: () => Promise<string> | string;
  /** Called each time it starts to play. */
  readonly onPlay?: (() => void) | undefined;
  /** Called with the chosen position in seconds, by pointer or key. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
  /** Normalised regardless of the page's setting. */
  readonly alwaysEqual?: boolean;
  /** Position shared by several players: each starts where the previous one was. */
  readonly moment?: SharedMoment;
}

interface Playback {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly shown: boolean;
  /** Whether the player has drawn the waveform; otherwise the page draws it. */
  readonly isAwake: boolean;
  /** Creates the player. */
  readonly wake: () => void;
  readonly phase: Phase;
  readonly time: number;
  readonly duration: number;
  /** Preloads the audio, so that it plays immediately. */
  readonly preload: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
}

/** Shows a player without peaks only after a while, because measured ones come soon. */
const useIsShown = (measured: boolean): boolean => {
  const [waited, setWaited] = useState(false);

  useEffect(() => {
    if (measured) return undefined;
    const timer = setTimeout(() => setWaited(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [measured]);

  return measured || waited;
};

/** Continues playback that failed by a new address, because the former may have expired; not twice at the same place. */
const useContinuation = (phase: Phase, startRef: RefObject<number | null>, restart: () => void): void => {
  const failedAtRef = useRef<number | null>(null);

  useEffect(() => {
    const place = startRef.current;
    if (phase !== 'failed' || place === null || place === failedAtRef.current) return;
    failedAtRef.current = place;
    restart();
  }, [phase, startRef, restart]);
};

/** Plays a recording. The player is created on first use, because a page may show hundreds, and loads the audio on play. */
export const usePlayback = (
  { peaks, durationMs, level, getUrl, onPlay, onSeek, alwaysEqual = false, moment }: PlaybackSource,
  height: number,
): Playback => {
  const [loading] = useState(createAudioLoading);
  const shown = useIsShown(peaks.length > 0);
  const isEqual = useEqualLoudness();
  const gain = (isEqual || alwaysEqual) && level ? computeGain(level) : 0;
  const duration = durationMs / 1000;
  // Each snapshot brings new arrays with equal values; redrawing would interrupt playback.
  const shape = peaks.join();

  const sourceRef = useRef({ getUrl, onPlay, onSeek, moment, gain });
  useEffect(() => {
    sourceRef.current = { getUrl, onPlay, onSeek, moment, gain };
  });

  const { phase, setPhase, time, setTime, startRef, noteSeek, events } = usePlayerState(loading, sourceRef);
  const { containerRef, waveRef, isAwake, getWave } = useWave({ shape, duration, height }, events);

  useEffect(() => {
    const media = waveRef.current?.getMediaElement();
    if (media && loading.isLoaded()) playAtGain(media, gain);
  }, [gain, loading, waveRef]);

  const load = useCallback(
    (wave: WaveSurfer): Promise<void> =>
      loading.load(async () => {
        const url = await sourceRef.current.getUrl();
        if (waveRef.current !== wave) return;
        // Loads the audio itself, not only its metadata.
        wave.getMediaElement()?.setAttribute('preload', 'auto');
        // A player created by this press has no decoded peaks yet.
        await wave.load(url, [toHeights(shape)], Math.max(duration, 0.1));
      }),
    [shape, duration, loading, waveRef],
  );

  const preload = useCallback(() => {
    const wave = getWave();
    // A failure shows on play.
    if (wave && !loading.isLoaded()) load(wave).catch(loading.forget);
  }, [getWave, load, loading]);

  const start = useCallback(async () => {
    const wave = getWave();
    if (!wave) return;

    if (!loading.isLoaded()) {
      setPhase('loading');
      await load(wave);
      if (waveRef.current !== wave) return;
      loading.complete();
      if (startRef.current !== null) wave.setTime(startRef.current);
      startRef.current = null;
    }

    const shared = sourceRef.current.moment?.read();
    // Restarts a recording that is shorter than the shared position.
    if (shared !== undefined) {
      const from = shared < wave.getDuration() ? shared : 0;
      wave.setTime(from);
      setTime(from);
    }

    const media = wave.getMediaElement();
    if (media) playAtGain(media, sourceRef.current.gain);
    await wave.play();
  }, [getWave, load, loading, setPhase, setTime, startRef, waveRef]);

  const toggle = useCallback(() => {
    const wave = getWave();
    if (wave?.isPlaying()) return wave.pause();

    start().catch((error: unknown) => {
      // Leaving the page while loading isn't a failure.
      if (waveRef.current !== wave || (error instanceof DOMException && error.name === 'AbortError')) return;
      loading.reset();
      setPhase('failed');
    });

    return undefined;
  }, [getWave, start, loading, setPhase, waveRef]);

  useContinuation(phase, startRef, toggle);

  const seek = useCallback(
    (seconds: number) => {
      const position = Math.min(Math.max(seconds, 0), duration);
      getWave()?.setTime(position);
      noteSeek(position);
    },
    [duration, getWave, noteSeek],
  );

  const wake = useCallback(() => void getWave(), [getWave]);
  return { containerRef, shown, isAwake, wake, phase, time, duration, preload, toggle, seek };
};

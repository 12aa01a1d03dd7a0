import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { computeGain } from '@domain/audio/gain.ts';
import type { Level } from '@domain/audio/quality.ts';
import { releasePlayback, claimPlayback, type Playing } from './coordinator.ts';
import { createWave, toHeights } from './createWave.ts';
import { useEqualLoudness } from './equalLoudness.ts';
import { playAtGain } from './playAtGain.ts';
import type { SharedMoment } from './sharedMoment.ts';
import { useWaveColours } from './useWaveColours.ts';

/** Specified: shown after at most 3 s even if not ready; progress refreshed every 150 ms. */
const SHOW_AFTER_MS = 3000;
const PROGRESS_MS = 150;
/** Audio addresses expire after 15 minutes. */
const FRESH_MS = 12 * 60_000;
export interface PlaybackSource {
  readonly peaks: readonly number[];
  readonly durationMs: number;
  /** Measured loudness, for normalisation; without it, audio plays unchanged. */
  readonly level?: Level | null | undefined;
  /** Called on first play, and again once the address has expired. */
  readonly getUrl: () => Promise<string> | string;
  /** Called each time it starts to play. */
  readonly onPlay?: (() => void) | undefined;
  /** Normalised regardless of the page's setting. */
  readonly alwaysEqual?: boolean;
  /** Position shared by several players: each starts where the previous one was. */
  readonly moment?: SharedMoment;
}

export type Phase = 'paused' | 'loading' | 'playing' | 'failed';

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

/** Plays a recording. The player is created on first use, because a page may show hundreds, and loads the audio on play. */
export const usePlayback = (
  { peaks, durationMs, level, getUrl, onPlay, alwaysEqual = false, moment }: PlaybackSource,
  height: number,
): Playback => {
  const containerRef = useRef<HTMLDivElement>(null);
  const waveRef = useRef<WaveSurfer | null>(null);
  const loadedRef = useRef(false);
  const loadingRef = useRef<{ readonly since: number; readonly done: Promise<void> } | null>(null);
  const onPlayRef = useRef(onPlay);
  const wantedRef = useRef<number | null>(null);
  const urlRef = useRef(getUrl);
  const momentRef = useRef(moment);
  const [phase, setPhase] = useState<Phase>('paused');
  const [time, setTime] = useState(0);
  const [waited, setWaited] = useState(false);
  const [isAwake, setIsAwake] = useState(false);
  const colours = useWaveColours();
  const measured = peaks.length > 0;
  const duration = durationMs / 1000;
  // Each snapshot brings new arrays with equal values; redrawing would interrupt playback.
  const shape = peaks.join();

  const isEqual = useEqualLoudness();
  const gain = (isEqual || alwaysEqual) && level ? computeGain(level) : 0;
  const gainRef = useRef(gain);
  const coloursRef = useRef(colours);

  useEffect(() => {
    urlRef.current = getUrl;
    onPlayRef.current = onPlay;
    momentRef.current = moment;
    gainRef.current = gain;
    coloursRef.current = colours;
  });

  useEffect(() => {
    const media = waveRef.current?.getMediaElement();
    if (media && loadedRef.current) playAtGain(media, gain);
  }, [gain]);

  useEffect(() => {
    if (measured) return undefined;
    const timer = setTimeout(() => setWaited(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [measured]);

  const getWave = useCallback((): WaveSurfer | null => {
    const container = containerRef.current;
    if (waveRef.current || !container) return waveRef.current;

    const wave = createWave(container, {
      heights: toHeights(shape),
      seconds: duration,
      height,
      colours: coloursRef.current,
    });
    const player: Playing = { pause: () => wave.pause() };

    const noteTime = (seconds: number) => {
      setTime(seconds);
      momentRef.current?.note(seconds);
    };

    let ticking: ReturnType<typeof setInterval> | undefined;

    const endPlayback = () => {
      clearInterval(ticking);
      releasePlayback(player);
      noteTime(wave.getCurrentTime());
    };

    wave.on('play', () => {
      claimPlayback(player);
      onPlayRef.current?.();
      setPhase('playing');
      clearInterval(ticking);
      ticking = setInterval(() => noteTime(wave.getCurrentTime()), PROGRESS_MS);
    });

    wave.on('pause', () => {
      endPlayback();
      // A failed medium also reports being paused, but the failure matters.
      setPhase((before) => (before === 'failed' ? before : 'paused'));
    });

    wave.on('finish', () => {
      endPlayback();
      setPhase('paused');
    });

    wave.on('interaction', (wanted) => {
      if (!loadedRef.current) wantedRef.current = wanted;
      noteTime(wanted);
    });

    wave.on('error', () => {
      if (!loadedRef.current && !wave.getMediaElement()?.error) return;
      // The address may have expired: the next play requests a new one.
      loadedRef.current = false;
      loadingRef.current = null;
      wantedRef.current = wave.getCurrentTime();
      endPlayback();
      setPhase('failed');
    });

    wave.on('destroy', () => {
      clearInterval(ticking);
      releasePlayback(player);
    });

    waveRef.current = wave;
    setIsAwake(true);

    return wave;
  }, [shape, duration, height]);

  useEffect(
    () => () => {
      const wave = waveRef.current;
      waveRef.current = null;
      loadedRef.current = false;
      loadingRef.current = null;
      setIsAwake(false);
      wave?.destroy();
    },
    [getWave],
  );

  useEffect(() => {
    waveRef.current?.setOptions({ waveColor: colours.rest, progressColor: colours.played });
  }, [colours.rest, colours.played]);

  /** Loads once; an address loaded long ago and never played has expired, so it loads again. */
  const load = useCallback(
    (wave: WaveSurfer): Promise<void> => {
      const before = loadingRef.current;
      if (before && (loadedRef.current || Date.now() - before.since < FRESH_MS)) return before.done;

      const done = (async () => {
        const url = await urlRef.current();
        if (waveRef.current !== wave) return;
        // Loads the audio itself, not only its metadata.
        wave.getMediaElement()?.setAttribute('preload', 'auto');
        // A player created by this press has no decoded peaks yet.
        await wave.load(url, [toHeights(shape)], Math.max(duration, 0.1));
      })();

      loadingRef.current = { since: Date.now(), done };

      return done;
    },
    [shape, duration],
  );

  const preload = useCallback(() => {
    const wave = getWave();
    // A failure shows on play.
    if (wave && !loadedRef.current) load(wave).catch(() => (loadingRef.current = null));
  }, [getWave, load]);

  const start = useCallback(async () => {
    const wave = getWave();
    if (!wave) return;

    if (!loadedRef.current) {
      setPhase('loading');
      await load(wave);
      if (waveRef.current !== wave) return;
      loadedRef.current = true;
      if (wantedRef.current !== null) wave.setTime(wantedRef.current);
      wantedRef.current = null;
    }

    const shared = momentRef.current?.read();
    // Restarts a recording that is shorter than the shared position.
    if (shared !== undefined) {
      const from = shared < wave.getDuration() ? shared : 0;
      wave.setTime(from);
      setTime(from);
    }

    const media = wave.getMediaElement();
    if (media) playAtGain(media, gainRef.current);
    await wave.play();
  }, [getWave, load]);

  const toggle = useCallback(() => {
    const wave = getWave();
    if (wave?.isPlaying()) return wave.pause();

    start().catch((error: unknown) => {
      // Leaving the page while loading isn't a failure.
      if (waveRef.current !== wave || (error instanceof DOMException && error.name === 'AbortError')) return;
      loadedRef.current = false;
      loadingRef.current = null;
      setPhase('failed');
    });

    return undefined;
  }, [getWave, start]);

  const seek = useCallback(
    (seconds: number) => {
      const wanted = Math.min(Math.max(seconds, 0), duration);
      if (!loadedRef.current) wantedRef.current = wanted;
      getWave()?.setTime(wanted);
      setTime(wanted);
      momentRef.current?.note(wanted);
    },
    [duration, getWave],
  );

  const wake = useCallback(() => void getWave(), [getWave]);
  const shown = measured || waited;
  return { containerRef, shown, isAwake, wake, phase, time, duration, preload, toggle, seek };
};

import type WaveSurfer from 'wavesurfer.js';
import { claimPlayback, releasePlayback, type Playing } from './coordinator.ts';

/** Specified: progress is refreshed every 150 ms. */
const PROGRESS_MS = 150;

export interface WaveEvents {
  readonly onPlay: () => void;
  readonly onTime: (seconds: number) => void;
  readonly onPause: () => void;
  readonly onFinish: () => void;
  /** A press on the waveform. */
  readonly onSeek: (seconds: number) => void;
  /** Whether audio had loaded, so that an error of the player is one of the recording. */
  readonly isLoaded: () => boolean;
  readonly onFail: (seconds: number) => void;
  /** The player is removed. */
  readonly onEnd: () => void;
}

/** Reports what a player does. Only one plays: it pauses the others. */
export const watchWave = (wave: WaveSurfer, events: WaveEvents): void => {
  const player: Playing = { pause: () => wave.pause() };
  let ticking: ReturnType<typeof setInterval> | undefined;

  const endPlayback = () => {
    clearInterval(ticking);
    releasePlayback(player);
    events.onTime(wave.getCurrentTime());
  };

  wave.on('play', () => {
    claimPlayback(player);
    events.onPlay();
    clearInterval(ticking);
    ticking = setInterval(() => events.onTime(wave.getCurrentTime()), PROGRESS_MS);
  });

  wave.on('pause', () => {
    endPlayback();
    events.onPause();
  });

  wave.on('finish', () => {
    endPlayback();
    events.onFinish();
  });

  wave.on('interaction', events.onSeek);

  wave.on('error', () => {
    if (!events.isLoaded() && !wave.getMediaElement()?.error) return;
    events.onFail(wave.getCurrentTime());
    endPlayback();
  });

  wave.on('destroy', () => {
    clearInterval(ticking);
    releasePlayback(player);
  });
};

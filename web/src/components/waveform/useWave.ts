import { useCallback, useEffect, useRef, useState } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { createWave, toHeights } from './createWave.ts';
import { useWaveColours } from './useWaveColours.ts';
import { watchWave, type WaveEvents } from './watchWave.ts';

interface Wave {
  /** Peaks, joined as text. */
  readonly shape: string;
  /** In seconds. */
  readonly duration: number;
  readonly height: number;
}

/** A container and the player in it, which `getWave` creates on first use. */
export const useWave = ({ shape, duration, height }: Wave, events: WaveEvents) => {
  const containerRef = useRef<HTMLDivElement>(null);
  const waveRef = useRef<WaveSurfer | null>(null);
  const [isAwake, setIsAwake] = useState(false);
  const colours = useWaveColours();
  const coloursRef = useRef(colours);

  useEffect(() => {
    coloursRef.current = colours;
  });

  const getWave = useCallback((): WaveSurfer | null => {
    const container = containerRef.current;
    if (waveRef.current || !container) return waveRef.current;

    const wave = createWave(container, {
      heights: toHeights(shape),
      seconds: duration,
      height,
      colours: coloursRef.current,
    });

    watchWave(wave, events);
    waveRef.current = wave;
    setIsAwake(true);

    return wave;
  }, [shape, duration, height, events]);

  useEffect(
    () => () => {
      const wave = waveRef.current;
      waveRef.current = null;
      events.onEnd();
      setIsAwake(false);
      wave?.destroy();
    },
    [getWave, events],
  );

  useEffect(() => {
    waveRef.current?.setOptions({ waveColor: colours.rest, progressColor: colours.played });
  }, [colours.rest, colours.played]);

  return { containerRef, waveRef, isAwake, getWave };
};

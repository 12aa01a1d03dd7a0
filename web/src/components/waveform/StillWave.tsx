import { useEffect, useRef } from 'react';
import { getBars, toHeights } from './createWave.ts';
import { useWaveColours } from './useWaveColours.ts';

interface Props {
  readonly peaks: readonly number[];
  readonly height: number;
}

/** The waveform of a recording without a player yet: creating one per card made boards of hundreds slow to scroll. */
export const StillWave = ({ peaks, height }: Props) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { rest } = useWaveColours();
  const shape = peaks.join();

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;

    // Reports the width without forcing a layout.
    const observer = new ResizeObserver(([entry]) => {
      canvas.width = Math.round((entry?.contentRect.width ?? 0) * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = rest;
      getBars(height)([toHeights(shape)], context);
    });

    observer.observe(canvas);

    return () => observer.disconnect();
  }, [shape, height, rest]);

  return (
    <canvas ref={canvasRef} style={{ display: 'block', width: '100%', height, pointerEvents: 'none' }} />
  );
};

import { useEffect, useRef } from 'react';
import { getBars, toHeights } from './createWave.ts';
import { useWaveColours } from './useWaveColours.ts';

type OnWidth = (width: number) => void;

const widths = new WeakMap<Element, OnWidth>();
let observer: ResizeObserver | undefined;

/** Reports an element's width now and after each change, without a layout of its own; returns the end. One observer serves a page of hundreds. */
const observeWidth = (element: Element, onWidth: OnWidth): (() => void) => {
  observer ??= new ResizeObserver((entries) =>
    entries.forEach(({ target, contentRect }) => widths.get(target)?.(contentRect.width)),
  );
  widths.set(element, onWidth);
  observer.observe(element);
  return () => observer?.unobserve(element);
};

interface Props {
  readonly peaks: readonly number[];
  readonly height: number;
}

/** A waveform that nobody has touched yet: a tenth of the work of a player, which matters on a board of hundreds. */
export const StillWave = ({ peaks, height }: Props) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { rest } = useWaveColours();
  const shape = peaks.join();

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    return observeWidth(canvas, (width) => {
      const ratio = Math.max(1, window.devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.fillStyle = rest;
      getBars(height)([toHeights(shape === '' ? [] : shape.split(',').map(Number))], context);
    });
  }, [shape, height, rest]);

  return (
    <canvas ref={canvasRef} style={{ display: 'block', width: '100%', height, pointerEvents: 'none' }} />
  );
};

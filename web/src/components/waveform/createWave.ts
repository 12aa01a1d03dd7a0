import WaveSurfer from 'wavesurfer.js';
import { drawBars } from './drawBars.ts';

/** Placeholder peaks of unmeasured audio. */
const FLAT: readonly number[] = Array.from({ length: 60 }, () => 0.04);

/** Returns heights for stored peaks, joined as text. Quiet passages are drawn taller, because hearing is logarithmic. */
export const toHeights = (shape: string): number[] =>
  (shape ? shape.split(',').map(Number) : FLAT).map((peak) => Math.sqrt(Math.max(0, peak)));

/** Returns wavesurfer's bar options for a height in CSS pixels. */
export const getBars = (height: number): ReturnType<typeof drawBars> => drawBars(height > 40 ? 3 : 2, 2);

interface Wave {
  /** As `toHeights` returns them. */
  readonly heights: number[];
  readonly seconds: number;
  readonly height: number;
  readonly colours: { readonly rest: string; readonly played: string };
}

/** Creates a player that shows stored peaks; it loads no audio yet. */
export const createWave = (container: HTMLElement, { heights, seconds, height, colours }: Wave): WaveSurfer =>
  WaveSurfer.create({
    container,
    height,
    peaks: [heights],
    duration: Math.max(seconds, 0.1),
    renderFunction: getBars(height),
    waveColor: colours.rest,
    progressColor: colours.played,
    cursorWidth: 0,
    normalize: false,
    maxPeak: 1,
    dragToSeek: true,
    hideScrollbar: true,
  });

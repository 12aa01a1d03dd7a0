import type { Span } from './reel.ts';

/** A medium stops a little before the place that was asked for. */
const EARLY_MS = 50;

/** Returns the number of the take at a moment, from 1; a pause belongs to the take before it. Null: before the first. */
export const getTakeAt = (takes: readonly Span[], atMs: number): number | null =>
  takes.filter(({ startMs }) => startMs <= atMs + EARLY_MS).length || null;

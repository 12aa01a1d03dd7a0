import type { Span } from './reel.ts';

/** Writes takes as in a query: `450-8440,9630-17010`, in milliseconds. */
export const writeTakes = (takes: readonly Span[]): string =>
  takes.map(({ startMs, endMs }) => `${Math.round(startMs)}-${Math.round(endMs)}`).join();

/** Reads takes from a valid text. */
export const readTakes = (value: string): readonly Span[] =>
  value.split(',').map((span) => {
    const [startMs = 0, endMs = 0] = span.split('-').map(Number);
    return { startMs, endMs };
  });

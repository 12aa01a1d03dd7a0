import { TAKE_MIN_MS, TAKES_MAX, type Span } from './reel.ts';

/** One edge of a take. */
export type Side = 'startMs' | 'endMs';

/** Returns how far an edge may be moved: to the neighbouring takes, leaving its own take long enough. */
export const getRange = (
  takes: readonly Span[],
  index: number,
  side: Side,
  durationMs: number,
): { readonly min: number; readonly max: number } => {
  const { startMs, endMs } = takes[index] ?? { startMs: 0, endMs: durationMs };
  return side === 'startMs'
    ? { min: takes[index - 1]?.endMs ?? 0, max: endMs - TAKE_MIN_MS }
    : { min: startMs + TAKE_MIN_MS, max: takes[index + 1]?.startMs ?? Math.floor(durationMs) };
};

/** Moves an edge as far as its range allows. */
export const moveEdge = (
  takes: readonly Span[],
  index: number,
  side: Side,
  toMs: number,
  durationMs: number,
): readonly Span[] => {
  const { min, max } = getRange(takes, index, side, durationMs);
  const moved = Math.round(Math.max(min, Math.min(max, toMs)));
  return takes.map((take, position) => (position === index ? { ...take, [side]: moved } : take));
};

/** Pauses within a take that leave both of its parts long enough, longest first. */
const findPauses = ({ startMs, endMs }: Span, speech: readonly Span[]): readonly Span[] =>
  speech
    .slice(1)
    .map((next, index) => ({ startMs: speech[index]?.endMs ?? 0, endMs: next.startMs }))
    .filter((pause) => pause.startMs - startMs >= TAKE_MIN_MS && endMs - pause.endMs >= TAKE_MIN_MS)
    .sort((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs));

/** Splits the longest take at its longest pause, or in half; unchanged when there is room for no more. */
export const splitLongest = (
  takes: readonly Span[],
  speech: readonly Span[],
  durationMs: number,
): readonly Span[] => {
  const [longest] = [...takes].sort((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs));
  if (!longest) return [{ startMs: 0, endMs: Math.floor(durationMs) }];
  if (takes.length >= TAKES_MAX || longest.endMs - longest.startMs < 2 * TAKE_MIN_MS) return takes;

  const half = Math.round((longest.startMs + longest.endMs) / 2);
  const [pause = { startMs: half, endMs: half }] = findPauses(longest, speech);

  return takes.flatMap((take) =>
    take === longest
      ? [
          { startMs: take.startMs, endMs: pause.startMs },
          { startMs: pause.endMs, endMs: take.endMs },
        ]
      : [take],
  );
};

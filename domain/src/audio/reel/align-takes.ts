import type { Speech } from './hear.ts';
import { matchUnit, type Match, type Unit } from './matches.ts';
import type { Span } from './reel.ts';
import { toSpan, type Timeline } from './timeline.ts';

/** One phrase in every take; null: not found there. */
export type AlignedPhrase = readonly (Span | null)[];

/** Finds the phrases of the first take, between its pauses, in all takes; `same` is the highest cost of the same words. */
export type AlignTakes = (speech: Speech, takes: readonly Span[], same?: number) => readonly AlignedPhrase[];

/** A phrase is heard again where its cost is below this share of its usual one. */
const SAME = 0.62;
/** A pause this long ends a phrase. */
const PAUSE_MS = 250;

const toPhrases = ({ timeline, spans }: Speech, take: Span): readonly Unit[] => {
  const phrases: (Unit & Span)[] = [];
  spans.forEach(({ startMs, endMs }, run) => {
    if (startMs < take.startMs || endMs > take.endMs) return;
    const phrase = { from: timeline.starts[run] ?? 0, to: timeline.starts[run + 1] ?? 0, startMs, endMs };
    const last = phrases.at(-1);
    if (last && startMs - last.endMs < PAUSE_MS)
      phrases[phrases.length - 1] = { ...last, to: phrase.to, endMs };
    else phrases.push(phrase);
  });
  return phrases;
};

/** Returns where the phrase fits best within a take. */
const findIn = (timeline: Timeline, { costs, begins }: Match, take: Span, same: number): Span | null => {
  let best: Unit | null = null;
  let lowest = same;

  for (let end = 0; end < timeline.length; end += 1) {
    const begin = begins[end] ?? 0;
    const cost = costs[end] ?? Infinity;
    if (cost >= lowest) continue;
    if ((timeline.times[begin] ?? 0) < take.startMs || (timeline.times[end] ?? 0) > take.endMs) continue;
    lowest = cost;
    best = { from: begin, to: end + 1 };
  }

  return best && toSpan(timeline, best.from, best.to);
};

/** Aligns takes with each other by dynamic time warping; it needs no script and no model. */
export const alignTakes: AlignTakes = (speech, [first, ...spans], same = SAME) => {
  if (!first) return [];
  return toPhrases(speech, first).map((phrase) => {
    const match = matchUnit(speech.timeline, phrase);
    const span = toSpan(speech.timeline, phrase.from, phrase.to);
    return [span, ...spans.map((take) => findIn(speech.timeline, match, take, same))];
  });
};

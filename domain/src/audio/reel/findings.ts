import { AUDIO_LIMITS } from '../limits.ts';
import { TAKES_ASKED, type ReelFinding, type Span } from './reel.ts';

/** A take this much shorter than the others, with this share of their words missing, may lack something. */
const SHORTER_MS = 1000;
const SHORTER_SHARE = 0.15;
const MISSING_SHARE = 0.17;
const BRIEF_PAUSE_MS = 500;
/** Silence between takes that listeners wait through. */
const SILENCE_MS = 3500;

/** What findings derive from: the takes, what they lack, and all stretches of speech in order. */
interface Heard {
  readonly takes: readonly Span[];
  readonly missing: readonly number[];
  readonly speech: readonly Span[];
}

const toSeconds = (ms: number): number => Math.round(ms / 1000);
const getLength = ({ startMs, endMs }: Span): number => endMs - startMs;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const findShorter = ({ takes, missing }: Heard): readonly ReelFinding[] =>
  takes.flatMap((take, index): readonly ReelFinding[] => {
    const usual = median(takes.filter((span) => span !== take).map(getLength));
    const shorter = usual - getLength(take);
    const isShorter = shorter >= Math.max(SHORTER_MS, usual * SHORTER_SHARE);
    return isShorter && (missing[index] ?? 0) >= MISSING_SHARE
      ? [{ code: 'shorterTake', take: index + 1, seconds: toSeconds(shorter) }]
      : [];
  });

const findSilences = ({ takes, speech }: Heard): readonly ReelFinding[] =>
  takes.flatMap((take, index): readonly ReelFinding[] => {
    const before = takes[index - 1];
    if (!before) return [];
    const talk = speech.filter(({ startMs, endMs }) => endMs > before.endMs && startMs < take.startMs);
    const ends = [before.endMs, ...talk.map(({ endMs }) => endMs)];
    const starts = [...talk.map(({ startMs }) => startMs), take.startMs];
    const longest = Math.max(...starts.map((start, place) => start - (ends[place] ?? start)));
    return longest >= SILENCE_MS
      ? [{ code: 'longSilence', take: index + 1, seconds: toSeconds(longest) }]
      : [];
  });

/** Returns how many takes are expected: those requested, or as many as fit in a recording of a long script. */
const countAsked = (takes: readonly Span[]): number => {
  const longest = Math.max(...takes.map(getLength)) + BRIEF_PAUSE_MS;
  const fitting = Math.floor((AUDIO_LIMITS.audition.maxSeconds * 1000 + BRIEF_PAUSE_MS) / longest);
  return Math.min(TAKES_ASKED, Math.max(1, fitting));
};

/** Returns the speech before the first take; undefined when none. */
export const findSlate = ({ takes, speech }: Pick<Heard, 'takes' | 'speech'>): Span | undefined => {
  const start = takes[0]?.startMs ?? 0;
  const before = speech.filter(({ endMs }) => endMs <= start);
  const [first, last] = [before[0], before.at(-1)];
  return first && last ? { startMs: first.startMs, endMs: last.endMs } : undefined;
};

/** Returns advice on the takes of a recording, in the order of its parts. It never refuses one. */
export const getReelFindings = (heard: Heard): readonly ReelFinding[] => {
  const { takes, speech } = heard;
  const end = takes.at(-1)?.endMs;
  if (end === undefined) return [];

  const slate = findSlate(heard);
  const after = speech.find(({ startMs }) => startMs >= end);
  const target = countAsked(takes);

  return [
    ...(takes.length === target ? [] : [{ code: 'takesFound', found: takes.length, asked: target } as const]),
    ...findShorter(heard),
    ...(slate ? [{ code: 'slate', atMs: slate.startMs } as const] : []),
    ...findSilences(heard),
    ...(after ? [{ code: 'talkAfter', atMs: after.startMs } as const] : []),
  ];
};

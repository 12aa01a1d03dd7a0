import { alignTakes, type AlignedPhrase } from './align-takes.ts';
import { COEFFICIENTS } from './frames.ts';
import { hearSpeech, type Speech } from './hear.ts';
import type { Span } from './reel.ts';

/** Phrases of the first recording in all of them, with times within each. */
export interface AlignedRecordings {
  readonly phrases: readonly AlignedPhrase[];
  /** Whether enough phrases were found, and in their order, to trust them. */
  readonly isSure: boolean;
}

/** Highest cost of the same words from two voices, which differ more than the takes of one. */
const SAME_OF_VOICES = 0.82;
/** Recordings are sure to be aligned from this share of phrases on. */
const SURE_SHARE = 0.6;

interface Recording {
  readonly speech: Speech;
  /** Where it is in the row of recordings. */
  readonly place: Span;
}

const shift = ({ startMs, endMs }: Span, byMs: number): Span => ({
  startMs: startMs + byMs,
  endMs: endMs + byMs,
});

/** Joins recordings that were heard singly, so that each voice and room is compared by its own measure. */
const joinSpeech = (recordings: readonly Recording[]): Speech => {
  const length = recordings.reduce((sum, { speech }) => sum + speech.timeline.length, 0);
  const features = new Float32Array(length * COEFFICIENTS);
  const times = new Float64Array(length);
  const starts: number[] = [];
  let from = 0;

  for (const { speech, place } of recordings) {
    const { timeline } = speech;
    features.set(timeline.features, from * COEFFICIENTS);
    for (let index = 0; index < timeline.length; index += 1)
      times[from + index] = (timeline.times[index] ?? 0) + place.startMs;
    for (const start of timeline.starts.slice(0, -1)) starts.push(from + start);
    from += timeline.length;
  }

  return {
    timeline: { length, features, times, starts: [...starts, length] },
    spans: recordings.flatMap(({ speech, place }) => speech.spans.map((span) => shift(span, place.startMs))),
  };
};

/** Returns the share of phrases that were found in a recording after the phrase before. */
const getShareInOrder = (phrases: readonly AlignedPhrase[], recording: number): number => {
  let found = 0;
  let last = -1;
  for (const phrase of phrases) {
    const startMs = phrase[recording]?.startMs;
    if (startMs === undefined) continue;
    if (startMs > last) found += 1;
    last = startMs;
  }
  return found / phrases.length;
};

/** Aligns recordings of the same script, of one voice or several. `isSure` is false where other words are spoken. */
export const alignRecordings = (
  recordings: readonly Float32Array[],
  sampleRate: number,
  isOneVoice: boolean,
): AlignedRecordings => {
  let endMs = 0;
  const heard = recordings.map((samples): Recording => {
    const startMs = endMs;
    endMs += Math.ceil((samples.length / sampleRate) * 1000);
    return { speech: hearSpeech(samples, sampleRate), place: { startMs, endMs } };
  });
  const aligned = alignTakes(
    joinSpeech(heard),
    heard.map(({ place }) => place),
    isOneVoice ? undefined : SAME_OF_VOICES,
  );
  const phrases = aligned.map((phrase) =>
    phrase.map((span, index) => span && shift(span, -(heard[index]?.place.startMs ?? 0))),
  );
  const isSure =
    phrases.length > 0 && recordings.every((_, index) => getShareInOrder(phrases, index) >= SURE_SHARE);

  return { phrases, isSure };
};

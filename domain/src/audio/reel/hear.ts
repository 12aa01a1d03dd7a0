import { measureFrames } from './frames.ts';
import type { Span } from './reel.ts';
import { toAnalysisRate } from './resample.ts';
import { findSpeech } from './speech.ts';
import { toSpan, toTimeline, type Timeline } from './timeline.ts';

/** The speech of a recording: what its takes are found and aligned by. */
export interface Speech {
  readonly timeline: Timeline;
  /** All stretches of speech, in order. */
  readonly spans: readonly Span[];
}

/** Finds the speech in mono samples. */
export const hearSpeech = (samples: Float32Array, sampleRate: number): Speech => {
  const frames = measureFrames(toAnalysisRate(samples, sampleRate));
  const runs = findSpeech(frames);
  const timeline = toTimeline(frames, runs);
  const { starts } = timeline;
  return { timeline, spans: runs.map((_, run) => toSpan(timeline, starts[run] ?? 0, starts[run + 1] ?? 0)) };
};

import { findSlate, getReelFindings } from './findings.ts';
import { findTakes } from './find-takes.ts';
import { hearSpeech } from './hear.ts';
import type { Reel, Span } from './reel.ts';

/** A reel, and what it takes to advise on other borders of its takes. */
export interface AnalysedReel extends Reel {
  readonly speech: readonly Span[];
  readonly missing: readonly number[];
}

/** Describes a recording by given borders of its takes, such as the talent's own. */
export const describeReel = (
  { speech, missing }: Pick<AnalysedReel, 'speech' | 'missing'>,
  takes: readonly Span[],
): AnalysedReel => {
  const slate = findSlate({ takes, speech });
  const findings = getReelFindings({ takes, missing, speech });
  return { takes, ...(slate ? { slate } : {}), findings, speech, missing };
};

/** Analyses the takes of a mono recording. The same in page and API. */
export const analyseReel = (samples: Float32Array, sampleRate: number): AnalysedReel => {
  const speech = hearSpeech(samples, sampleRate);
  const { takes, missing } = findTakes(speech);
  return describeReel({ speech: speech.spans, missing }, takes);
};

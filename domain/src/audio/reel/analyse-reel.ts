import { describeReel, type AnalysedReel } from './describe-reel.ts';
import { findTakes } from './find-takes.ts';
import { hearSpeech } from './hear.ts';

/** Analyses the takes of a mono recording. The same in page and API. */
export const analyseReel = (samples: Float32Array, sampleRate: number): AnalysedReel => {
  const speech = hearSpeech(samples, sampleRate);
  const { takes, missing } = findTakes(speech);
  return describeReel({ speech: speech.spans, missing }, takes);
};

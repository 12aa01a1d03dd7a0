import type { QualityReport } from './quality.ts';

/** A quality finding with the values of its sentence. Levels are whole decibels. */
export type Finding =
  | { readonly code: 'silent' }
  | { readonly code: 'clipping'; readonly atMs: number; readonly decibels: number }
  | { readonly code: 'overFullScale'; readonly decibels: number }
  | { readonly code: 'tooQuiet'; readonly loudness: number; readonly decibels: number }
  | { readonly code: 'tooLoud'; readonly loudness: number }
  | { readonly code: 'noisy'; readonly level: number }
  | { readonly code: 'oneSided'; readonly side: 'left' | 'right' }
  | { readonly code: 'silenceStart' | 'silenceEnd'; readonly seconds: number }
  | { readonly code: 'lowSampleRate'; readonly kilohertz: number }
  | { readonly code: 'lowBitRate'; readonly kilobits: number; readonly wanted: number };

/** Target peak after lowering the gain: other decoders add a little. */
const PEAK_GOAL = -1;
/** Minimum advised reduction, because clipped peaks can't be measured. */
const CLIPPED_BY_MIN = 3;
const QUIETEST = -30;
const LOUDEST = -10;
/** Comfortable loudness of speech, the target for quiet recordings. */
const LOUDNESS_GOAL = -20;
/** Noise above this in pauses is audible behind the voice. */
const NOISE_MAX = -50;
const BALANCE_MAX = 12;
const SILENCE_START_MS = 500;
const SILENCE_END_MS = 1000;
const SAMPLE_RATE_MIN = 44_100;
/** Kilobits per second per channel. */
const BIT_RATE_MIN = 64;

const toSeconds = (ms: number): number => Math.round(ms / 100) / 10;

const getLevelFindings = ({ clips, truePeak, loudness }: QualityReport): readonly Finding[] => {
  const [clip] = clips;
  const above = Math.ceil((truePeak ?? 0) - PEAK_GOAL);
  const found: Finding[] = [];

  if (clip) found.push({ code: 'clipping', atMs: clip.atMs, decibels: Math.max(CLIPPED_BY_MIN, above) });
  else if (truePeak !== null && truePeak > 0) found.push({ code: 'overFullScale', decibels: above });

  if (loudness === null) return found;

  const level = Math.round(loudness);
  if (loudness < QUIETEST)
    found.push({ code: 'tooQuiet', loudness: level, decibels: Math.round(LOUDNESS_GOAL - loudness) });
  if (loudness > LOUDEST) found.push({ code: 'tooLoud', loudness: level });

  return found;
};

const getSoundFindings = ({ noiseFloor, balance }: QualityReport): readonly Finding[] => {
  const found: Finding[] = [];
  if (noiseFloor !== null && noiseFloor > NOISE_MAX)
    found.push({ code: 'noisy', level: Math.round(noiseFloor) });
  if (balance !== null && Math.abs(balance) > BALANCE_MAX)
    found.push({ code: 'oneSided', side: balance > 0 ? 'left' : 'right' });
  return found;
};

const getFileFindings = (report: QualityReport): readonly Finding[] => {
  const { silenceStartMs, silenceEndMs, sampleRate, bitRate, channels } = report;
  const minimum = BIT_RATE_MIN * channels;
  const found: Finding[] = [];

  if (silenceStartMs > SILENCE_START_MS)
    found.push({ code: 'silenceStart', seconds: toSeconds(silenceStartMs) });
  if (silenceEndMs > SILENCE_END_MS) found.push({ code: 'silenceEnd', seconds: toSeconds(silenceEndMs) });
  if (sampleRate < SAMPLE_RATE_MIN)
    found.push({ code: 'lowSampleRate', kilohertz: Math.round(sampleRate / 100) / 10 });
  if (bitRate < minimum) found.push({ code: 'lowBitRate', kilobits: bitRate, wanted: minimum });

  return found;
};

/** Returns a recording's findings, most serious first; empty for a good one. They warn and never refuse. */
export const getFindings = (report: QualityReport): readonly Finding[] =>
  report.loudness === null
    ? [{ code: 'silent' }]
    : [...getLevelFindings(report), ...getSoundFindings(report), ...getFileFindings(report)];

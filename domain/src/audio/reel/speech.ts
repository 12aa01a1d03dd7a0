import { FRAME_MS, type Frames } from './frames.ts';

/** Frames from the first to before the last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const toFrames = (ms: number): number => Math.round(ms / FRAME_MS);

/** Shares of a recording's frames below which lies its noise, and above which its voice. */
const NOISE_SHARE = 0.08;
const VOICE_SHARE = 0.9;
/** Speech is this far above the noise: in decibels, or as a share of the way to the voice. */
const ABOVE_NOISE = 7;
const ABOVE_SHARE = 0.3;
/** Minimum distance of voice and noise. */
const SPEECH_ABOVE = 12;
const VOICED = 0.6;
/** Minimum voiced part of an utterance, and how far unvoiced sounds extend before and after it. */
const VOICED_MIN = toFrames(50);
const LEAD = toFrames(140);
const TAIL = toFrames(220);
/** Gaps shorter than this are sounds within words. */
const JOINED = toFrames(120);

const quantile = (values: Float32Array, share: number): number =>
  Float32Array.from(values).sort()[Math.floor(values.length * share)] ?? 0;

const findRuns = (isOn: (frame: number) => boolean, count: number): readonly Run[] => {
  const runs: Run[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    if (!isOn(frame)) continue;
    const last = runs.at(-1);
    if (last && frame - last.to <= JOINED) runs[runs.length - 1] = { from: last.from, to: frame + 1 };
    else runs.push({ from: frame, to: frame + 1 });
  }
  return runs;
};

/** Returns the stretches in which a voice speaks; breaths, clicks and hum aren't speech. */
export const findSpeech = ({ count, levels, voicing }: Frames): readonly Run[] => {
  const noise = quantile(levels, NOISE_SHARE);
  const voice = quantile(levels, VOICE_SHARE);
  if (voice - noise < SPEECH_ABOVE) return [];

  const threshold = noise + Math.max(ABOVE_NOISE, (voice - noise) * ABOVE_SHARE);
  const isLoud = (frame: number): boolean => (levels[frame] ?? 0) > threshold;
  const isVoiced = (frame: number): boolean => isLoud(frame) && (voicing[frame] ?? 0) > VOICED;

  return findRuns(isLoud, count).flatMap((run) => {
    const voiced: number[] = [];
    for (let frame = run.from; frame < run.to; frame += 1)
      if (isVoiced(frame - 1) && isVoiced(frame) && isVoiced(frame + 1)) voiced.push(frame);
    const [first, last] = [voiced[0], voiced.at(-1)];
    if (first === undefined || last === undefined || voiced.length < VOICED_MIN) return [];
    return [{ from: Math.max(run.from, first - LEAD), to: Math.min(run.to, last + 1 + TAIL) }];
  });
};

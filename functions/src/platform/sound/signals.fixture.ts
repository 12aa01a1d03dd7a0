import type { Block } from '@domain/audio/meters/block.ts';
import { record, RATE } from '@domain/audio/reel/speech.fixture.ts';
import { makeStereo, makeTone } from '@domain/audio/tones.fixture.ts';

export interface Signal {
  readonly name: string;
  readonly sampleRate: number;
  readonly bits: 16 | 24;
  readonly channels: Block;
}

const makeNoise = (seconds: number, sampleRate: number, level: number): Float32Array => {
  let state = 7;
  return Float32Array.from({ length: seconds * sampleRate }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state / 2 ** 31) * 10 ** (level / 20);
  });
};

const makeSpeech = (sampleRate: number, gain: number): Float32Array => {
  const spoken = record([0.3, 'abcd', 0.2, 'efgh', 0.4]);
  return Float32Array.from({ length: Math.floor((spoken.length * sampleRate) / RATE) }, (_, index) => {
    const place = (index * RATE) / sampleRate;
    const [before = 0, after = 0] = spoken.subarray(Math.floor(place), Math.floor(place) + 2);
    return gain * (before + (after - before) * (place % 1));
  });
};

const scale = (samples: Float32Array, factor: number): Float32Array => samples.map((value) => value * factor);
/** Edges without overshoot, which each filter of true peaks shows differently. */
const fade = (samples: Float32Array): Float32Array =>
  samples.map((value, index) => value * Math.min(1, index / 480, (samples.length - 1 - index) / 480));
const STEPS = [
  [1, -36],
  [2, -23],
  [1, -36],
] as const;

/** The same signals in every run. */
export const makeSignals = (): readonly Signal[] => {
  const [low, high] = [makeNoise(1, 44_100, -20), makeNoise(1, 44_100, -6)];
  const speech = makeSpeech(44_100, 2);

  return [
    { name: 'tone', sampleRate: 48_000, bits: 24, channels: [makeTone([[1, -18]])] },
    { name: 'tone', sampleRate: 44_100, bits: 16, channels: makeStereo(makeTone([[1, -6]], 44_100, 440)) },
    { name: 'high tone', sampleRate: 96_000, bits: 24, channels: [makeTone([[1, -3]], 96_000, 9100)] },
    {
      name: 'between samples',
      sampleRate: 48_000,
      bits: 24,
      channels: [fade(makeTone([[1, -1]], 48_000, 11_987))],
    },
    { name: 'levels', sampleRate: 48_000, bits: 24, channels: makeStereo(makeTone(STEPS, 48_000, 1000)) },
    { name: 'noise', sampleRate: 44_100, bits: 24, channels: [low, scale(high, 0.5)] },
    { name: 'noise', sampleRate: 48_000, bits: 16, channels: [makeNoise(1, 48_000, -12)] },
    { name: 'noise', sampleRate: 96_000, bits: 24, channels: makeStereo(makeNoise(1, 96_000, -9)) },
    { name: 'speech', sampleRate: 44_100, bits: 16, channels: [speech] },
    { name: 'speech', sampleRate: 48_000, bits: 24, channels: makeStereo(makeSpeech(48_000, 1)) },
    { name: 'speech', sampleRate: 96_000, bits: 24, channels: [makeSpeech(96_000, 0.25)] },
    { name: 'one side', sampleRate: 44_100, bits: 24, channels: [speech, scale(speech, 0.01)] },
  ];
};

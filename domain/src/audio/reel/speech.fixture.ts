/** Rate of the synthetic speech, in hertz. */
export const RATE = 16_000;
const SYLLABLE_SECONDS = 0.16;
const HARMONICS = 30;

/** What a recording consists of: a text (a letter is a syllable), a pause in seconds, or a breath. */
export type Part = string | number | { readonly breath: number };

interface Voice {
  /** 1: as written; 2: twice as fast. */
  readonly speed?: number;
  readonly pitch?: number;
}

/** Formants of a letter: each letter sounds different. */
const getFormants = (letter: string): readonly [number, number] => {
  const mixed = Math.imul(letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  return [280 + ((mixed >>> 20) % 520), 950 + ((mixed >>> 8) % 1700)];
};

const getResonance = (hertz: number, formant: number): number => 1 / (1 + ((hertz - formant) / 110) ** 2);

const makeSyllable = (letter: string, speed: number, pitch: number): Float32Array => {
  const [first, second] = getFormants(letter);
  const length = Math.round((SYLLABLE_SECONDS / speed) * RATE);
  const weights = Array.from({ length: HARMONICS }, (_, index) => {
    const hertz = pitch * (index + 1);
    return getResonance(hertz, first) + 0.6 * getResonance(hertz, second);
  });

  return Float32Array.from({ length }, (_, position) => {
    const fade = Math.min(1, position / 160, (length - position) / 160);
    const phase = (2 * Math.PI * pitch * position) / RATE;
    return (
      0.12 * fade * weights.reduce((sum, weight, index) => sum + weight * Math.sin(phase * (index + 1)), 0)
    );
  });
};

const made = new Map<string, Float32Array>();

const synthesize = (letter: string, { speed = 1, pitch = 120 }: Voice): Float32Array => {
  const key = [letter, speed, pitch].join();
  const syllable = made.get(key) ?? makeSyllable(letter, speed, pitch);
  made.set(key, syllable);
  return syllable;
};

/** The same pseudo-random noise in every run. */
const makeNoise = (seconds: number, amplitude: number, seed: number): Float32Array => {
  let state = seed;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return amplitude * (state / 2 ** 31 - 1);
  });
};

/** Joins texts, pauses and breaths to a recording with faint room noise. */
export const record = (parts: readonly Part[], voice: Voice = {}): Float32Array => {
  const sounds = parts.flatMap((part) => {
    if (typeof part === 'number') return [new Float32Array(Math.round(part * RATE))];
    if (typeof part !== 'string') return [makeNoise(part.breath, 0.02, 7)];
    return [...part].map((letter) => synthesize(letter, voice));
  });
  const whole = makeNoise(sounds.reduce((sum, { length }) => sum + length, 0) / RATE, 0.0006, 1);
  let position = 0;

  for (const sound of sounds) {
    sound.forEach((value, index) => (whole[position + index] = (whole[position + index] ?? 0) + value));
    position += sound.length;
  }

  return whole;
};

/** Joins recordings of different voices. */
export const joinRecordings = (...recordings: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(recordings.reduce((sum, { length }) => sum + length, 0));
  recordings.reduce((offset, item) => (whole.set(item, offset), offset + item.length), 0);
  return whole;
};

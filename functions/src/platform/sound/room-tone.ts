import { NO_SAMPLES, type Block } from '@domain/audio/meters/block.ts';

/** Length of the pause that is repeated. */
const SECONDS = 0.25;
/** A pause is below this, in dB below full scale. */
const PAUSE_MAX = -50;

export interface RoomTone {
  /** Returns so many samples per channel from a position on; silence of a recording without pauses. */
  readonly fill: (channels: number, from: number, frames: number) => Block;
}

const getPower = (block: Block): number =>
  Math.max(
    ...block.map((samples) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length),
  );

/** Returns the place in a stretch that is repeated forwards and backwards, so that no repeat begins with a step. */
const mirror = (position: number, length: number): number => {
  const place = position % (2 * length);
  return place < length ? place : 2 * length - 1 - place;
};

/** Finds the quietest pause of a recording as its blocks pass. Digital silence is no room tone, and counts when nothing else is found. */
export const createRoomToneFinder = (sampleRate: number) => {
  const size = Math.round(sampleRate * SECONDS);
  let quietest = 10 ** (PAUSE_MAX / 10);
  let pause: Block = [];

  return {
    add: (block: Block): void => {
      const length = block[0]?.length ?? 0;
      for (let from = 0; from + size <= length; from += size) {
        const stretch = block.map((samples) => samples.subarray(from, from + size));
        const power = getPower(stretch);
        if (power === 0 || power >= quietest) continue;
        quietest = power;
        pause = stretch.map((samples) => samples.slice());
      }
    },
    finish: (): RoomTone => ({
      fill: (channels, from, frames) =>
        Array.from({ length: channels }, (_, channel) => {
          const samples = pause[channel] ?? NO_SAMPLES;
          return Float32Array.from(
            { length: frames },
            (_unused, index) => samples[mirror(from + index, samples.length)] ?? 0,
          );
        }),
    }),
  };
};

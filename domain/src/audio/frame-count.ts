import { BIT_RATES, readFrame } from './mp3-frame.ts';
import { walkMp3, type Mp3Walk } from './mp3-frames.ts';

/** Tolerance of a player's duration before a frame count is added, in seconds. */
const TOLERANCE_SECONDS = 0.05;
/** Size of `Xing` with flags, both counts and the seek table, in bytes. */
const TAG_BYTES = 116;
const TOC_ENTRIES = 100;
/** Frame count, byte count and seek table. */
const FLAGS = 7;

/** Returns the duration players show: by frame count, or else by size and first bit rate. In seconds. */
export const getPlayerSeconds = (data: Uint8Array, walk: Mp3Walk = walkMp3(data)): number => {
  const first = readFrame(data, walk.frames[0] ?? 0);
  if (!first) return 0;
  const announced = walk.frameCount?.frames;
  if (announced !== undefined) return announced * first.seconds;
  return ((data.length - walk.startsAt) * 8) / (first.bitRate * 1000);
};

/** Returns a frame header like the first, without padding and checksum, large enough for the tag. */
const makeEmptyFrame = (data: Uint8Array, offset: number): Uint8Array => {
  const [, second = 0, third = 0, fourth = 0] = data.subarray(offset, offset + 4);
  for (let index = 1; index < BIT_RATES.mpeg1.length; index += 1) {
    const head = Uint8Array.of(0xff, second | 1, (index << 4) | (third & 0x0c), fourth);
    const frame = readFrame(head, 0);
    if (!frame || frame.bytes < frame.offsetToInfo + TAG_BYTES) continue;
    const whole = new Uint8Array(frame.bytes);
    whole.set(head);
    return whole;
  }

  throw new Error('No frame holds a frame count');
};

/** Returns a silent frame with the number of frames and the seek table in hundredths. */
const countFrame = (data: Uint8Array, { frames, endsAt }: Mp3Walk): Uint8Array => {
  const [start = 0] = frames;
  const whole = makeEmptyFrame(data, start);
  const offset = readFrame(whole, 0)?.offsetToInfo ?? 0;
  const total = whole.length + endsAt - start;
  const view = new DataView(whole.buffer);

  whole.set(new TextEncoder().encode('Xing'), offset);
  view.setUint32(offset + 4, FLAGS);
  view.setUint32(offset + 8, frames.length);
  view.setUint32(offset + 12, total);

  for (let entry = 0; entry < TOC_ENTRIES; entry += 1) {
    const frameStart = frames[Math.floor((entry * frames.length) / TOC_ENTRIES)] ?? start;
    whole[offset + 16 + entry] = Math.floor((256 * (whole.length + frameStart - start)) / total);
  }

  return whole;
};

/**
 * Returns the MP3 with a correct frame count if its bit rate varies and the count is missing or
 * wrong, so players show and seek correctly. Otherwise returns it unchanged.
 */
export const addFrameCount = <Kind extends ArrayBufferLike>(
  data: Uint8Array<Kind>,
): Uint8Array<Kind | ArrayBuffer> => {
  const walk = walkMp3(data);
  const [start] = walk.frames;
  if (walk.condition !== 'complete' || start === undefined) return data;
  if (Math.abs(getPlayerSeconds(data, walk) - walk.seconds) <= TOLERANCE_SECONDS) return data;
  const parts = [data.subarray(0, walk.startsAt), countFrame(data, walk), data.subarray(start)];
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((offset, part) => (result.set(part, offset), offset + part.length), 0);
  return result;
};

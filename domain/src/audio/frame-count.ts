import { BIT_RATES, frameAt } from './mp3-frame.ts';
import { walkMp3, type Mp3Walk } from './mp3-frames.ts';

/** How far a player may be from the true length before a file gets a frame count, in seconds. */
const TOLERANCE_SECONDS = 0.05;
/** `Xing` with its flags, both counts and the table of contents, in bytes. */
const TAG_BYTES = 116;
const TOC_ENTRIES = 100;
/** Frame count, byte count and table of contents. */
const FLAGS = 7;

/** The length that a player shows: by the frame count, or else by the size and the first bit rate. In seconds. */
export const playerSeconds = (data: Uint8Array, walk: Mp3Walk = walkMp3(data)): number => {
  const first = frameAt(data, walk.frames[0] ?? 0);
  if (!first) return 0;
  const announced = walk.frameCount?.frames;
  if (announced !== undefined) return announced * first.seconds;
  return ((data.length - walk.startsAt) * 8) / (first.bitRate * 1000);
};

/** The head of a frame like the first one, without padding and checksum, and large enough for the tag. */
const emptyFrame = (data: Uint8Array, at: number): Uint8Array => {
  const [, second = 0, third = 0, fourth = 0] = data.subarray(at, at + 4);
  for (let index = 1; index < BIT_RATES.mpeg1.length; index += 1) {
    const head = Uint8Array.of(0xff, second | 1, (index << 4) | (third & 0x0c), fourth);
    const frame = frameAt(head, 0);
    if (!frame || frame.bytes < frame.offsetToInfo + TAG_BYTES) continue;
    const whole = new Uint8Array(frame.bytes);
    whole.set(head);
    return whole;
  }
  throw new Error('No frame holds a frame count');
};

/** A frame without sound that says how many frames follow, and where each hundredth of the time begins. */
const countFrame = (data: Uint8Array, { frames, endsAt }: Mp3Walk): Uint8Array => {
  const [start = 0] = frames;
  const whole = emptyFrame(data, start);
  const offset = frameAt(whole, 0)?.offsetToInfo ?? 0;
  const total = whole.length + endsAt - start;
  const view = new DataView(whole.buffer);
  whole.set(new TextEncoder().encode('Xing'), offset);
  view.setUint32(offset + 4, FLAGS);
  view.setUint32(offset + 8, frames.length);
  view.setUint32(offset + 12, total);
  for (let entry = 0; entry < TOC_ENTRIES; entry += 1) {
    const at = frames[Math.floor((entry * frames.length) / TOC_ENTRIES)] ?? start;
    whole[offset + 16 + entry] = Math.floor((256 * (whole.length + at - start)) / total);
  }
  return whole;
};

/**
 * The same MP3, for which every player shows its true length and finds every moment: a file whose bit rate varies gets a
 * frame count where it has none or a wrong one. Anything else is returned as it is.
 */
export const withFrameCount = <Kind extends ArrayBufferLike>(
  data: Uint8Array<Kind>,
): Uint8Array<Kind | ArrayBuffer> => {
  const walk = walkMp3(data);
  const [start] = walk.frames;
  if (walk.condition !== 'complete' || start === undefined) return data;
  if (Math.abs(playerSeconds(data, walk) - walk.seconds) <= TOLERANCE_SECONDS) return data;
  const parts = [data.subarray(0, walk.startsAt), countFrame(data, walk), data.subarray(start)];
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (result.set(part, at), at + part.length), 0);
  return result;
};

import { readByte, readFrame, readLatin1, skipTags, type Frame } from './mp3-frame.ts';

/** Junk that is skipped between frames, in bytes: lyrics, and tags longer than they announce. */
const RESYNC_BYTES = 64 * 1024;
/** Minimum consecutive frames of an MP3. */
const FRAMES_MIN = 3;

/** `Xing`, `Info` or `VBRI` in the first frame, which then has no sound. */
interface FrameCount {
  /** Number of sound frames announced by the encoder, if any. */
  readonly frames: number | undefined;
}

/** VBRI is at a fixed offset, after the side information of stereo. */
const VBRI_OFFSET = 36;

/** Returns the announcement in a frame without sound; undefined for a frame with sound. */
export const readFrameCount = (
  data: Uint8Array,
  start: number,
  { offsetToInfo }: Frame,
): FrameCount | undefined => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const read = (offset: number) => (offset + 4 <= data.length ? view.getUint32(offset) : undefined);
  const info = start + offsetToInfo;
  const tag = readLatin1(data, info, info + 4);
  if (tag === 'Xing' || tag === 'Info')
    return { frames: readByte(data, info + 7) & 1 ? read(info + 8) : undefined };
  const vbri = start + VBRI_OFFSET;
  return readLatin1(data, vbri, vbri + 4) === 'VBRI' ? { frames: read(vbri + 14) } : undefined;
};

const findNextFrame = (data: Uint8Array, from: number): number | undefined => {
  const limit = Math.min(from + RESYNC_BYTES, data.length - 4);
  for (let offset = from; offset < limit; offset += 1) {
    const frame = readFrame(data, offset);
    if (frame && (offset + frame.bytes === data.length || readFrame(data, offset + frame.bytes)))
      return offset;
  }
  return undefined;
};

export interface Mp3Walk {
  readonly condition: 'complete' | 'truncated' | 'notMp3';
  /** Duration by sound frames, including encoder padding. */
  readonly seconds: number;
  /** From the first frame. */
  readonly sampleRate: number;
  readonly channels: number;
  /** Mean kilobits per second. */
  readonly bitRate: number;
  /** Offset of the first frame, with or without sound. */
  readonly startsAt: number;
  /** Offset of each sound frame. */
  readonly frames: readonly number[];
  /** Offset of the last frame's end. */
  readonly endsAt: number;
  /** The first frame's description of the others, if that is its only content. */
  readonly frameCount: FrameCount | undefined;
}

const NOT_MP3: Mp3Walk = {
  condition: 'notMp3',
  seconds: 0,
  sampleRate: 0,
  channels: 0,
  bitRate: 0,
  startsAt: 0,
  frames: [],
  endsAt: 0,
  frameCount: undefined,
};

/** Coding of an MP3 in a WAV's format. */
const MP3_TAG = 0x55;

/** Returns where a WAV's MP3 begins; undefined for other files. Its format lies in the first bytes. */
export const findWrappedMp3 = (data: Uint8Array): number | undefined => {
  if (readLatin1(data, 0, 4) !== 'RIFF' || readLatin1(data, 8, 12) !== 'WAVE') return undefined;

  let isMp3 = false;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let offset = 12; offset + 10 <= data.length;) {
    const code = readLatin1(data, offset, offset + 4);
    if (code === 'fmt ') isMp3 = view.getUint16(offset + 8, true) === MP3_TAG;
    if (code === 'data') return isMp3 ? offset + 8 : undefined;
    const size = view.getUint32(offset + 4, true);
    offset += 8 + size + (size % 2);
  }

  return undefined;
};

/** Returns the MP3 in a WAV, or the same bytes. */
export const unwrapMp3 = <Bytes extends Uint8Array>(data: Bytes): Bytes =>
  data.subarray(findWrappedMp3(data) ?? 0) as Bytes;

/**
 * Walks a file's frames to check that it is a complete MP3; decoders ignore missing parts. A
 * cut between frames is detected when the encoder announced their number.
 */
export const walkMp3 = (data: Uint8Array): Mp3Walk => {
  const startsAt = findNextFrame(data, skipTags(data));
  const first = startsAt === undefined ? undefined : readFrame(data, startsAt);
  if (startsAt === undefined || !first) return NOT_MP3;

  const frameCount = readFrameCount(data, startsAt, first);
  const frames: number[] = [];
  let offset = frameCount ? startsAt + first.bytes : startsAt;
  let endsAt = offset;
  let seconds = 0;
  let bytes = 0;

  const makeWalk = (condition: Mp3Walk['condition']): Mp3Walk => ({
    condition,
    seconds,
    sampleRate: first.sampleRate,
    channels: first.channels,
    bitRate: seconds > 0 ? Math.round((bytes * 8) / seconds / 1000) : 0,
    startsAt,
    frames,
    endsAt,
    frameCount,
  });

  while (offset < data.length) {
    const frame = readFrame(data, offset);
    if (!frame) {
      // Joined files have tags in the middle, behind which players read on.
      const resumed = findNextFrame(data, skipTags(data, offset));
      if (resumed === undefined) break;
      offset = resumed;
      continue;
    }
    if (offset + frame.bytes > data.length)
      return frames.length < FRAMES_MIN ? NOT_MP3 : makeWalk('truncated');

    frames.push(offset);
    seconds += frame.seconds;
    bytes += frame.bytes;
    offset += frame.bytes;
    endsAt = offset;
  }

  if (frames.length < FRAMES_MIN) return NOT_MP3;

  return makeWalk(frames.length < (frameCount?.frames ?? 0) ? 'truncated' : 'complete');
};

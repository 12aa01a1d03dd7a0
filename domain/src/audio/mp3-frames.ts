/** Bit rates in kbit/s of layer III by version group; index 0 (free format) and 15 are not valid here. */
const BIT_RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44100, 48000, 32000] as const;

/** How far junk between two frames may reach before a file counts as damaged, in bytes. */
const RESYNC_BYTES = 4096;
/** Frames in a row that make bytes an MP3 at all. */
const FRAMES_MIN = 3;

const byteAt = (data: Uint8Array, at: number): number => data[at] ?? 0;
const latin1 = (data: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...data.subarray(from, to));

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly offsetToInfo: number;
}

/** The layer III frame that begins here, or undefined. */
const frameAt = (data: Uint8Array, at: number): Frame | undefined => {
  if (at + 4 > data.length || data[at] !== 0xff) return undefined;
  const second = byteAt(data, at + 1);
  const third = byteAt(data, at + 2);
  const version = (second >> 3) & 3;
  const isLayerThree = ((second >> 1) & 3) === 1;
  if ((second & 0xe0) !== 0xe0 || version === 1 || !isLayerThree) return undefined;
  const isMpeg1 = version === 3;
  const bitRate = BIT_RATES[isMpeg1 ? 'mpeg1' : 'mpeg2'][third >> 4];
  const base = SAMPLE_RATES[(third >> 2) & 3];
  if (!bitRate || !base) return undefined;
  const sampleRate = base / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  const isMono = byteAt(data, at + 3) >> 6 === 3;
  const sideInfo = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor(((isMpeg1 ? 144 : 72) * bitRate * 1000) / sampleRate) + padding,
    seconds: (isMpeg1 ? 1152 : 576) / sampleRate,
    sampleRate,
    channels: isMono ? 1 : 2,
    offsetToInfo: 4 + sideInfo,
  };
};

/** Length of the ID3v2 tag at the start, in bytes. */
const id3Length = (data: Uint8Array): number => {
  if (data.length < 10 || latin1(data, 0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | (byteAt(data, at) & 0x7f), 0);
  const footer = byteAt(data, 5) & 0x10 ? 10 : 0;
  return 10 + size + footer;
};

/** Frames that the encoder announced in its Xing or Info header, if it wrote one. */
const announcedFrames = (data: Uint8Array, at: number, frame: Frame): number | undefined => {
  const info = at + frame.offsetToInfo;
  if (info + 12 > data.length) return undefined;
  const tag = latin1(data, info, info + 4);
  if (tag !== 'Xing' && tag !== 'Info') return undefined;
  return byteAt(data, info + 7) & 1
    ? new DataView(data.buffer, data.byteOffset).getUint32(info + 8)
    : undefined;
};

const isTrailer = (data: Uint8Array, at: number): boolean =>
  /^(TAG|APETAGEX|LYRICSBEGIN|ID3)/.test(latin1(data, at, at + 11));

const nextFrame = (data: Uint8Array, from: number): number | undefined => {
  const limit = Math.min(from + RESYNC_BYTES, data.length - 4);
  for (let at = from; at < limit; at += 1) {
    const frame = frameAt(data, at);
    if (frame && (at + frame.bytes === data.length || frameAt(data, at + frame.bytes))) return at;
  }
  return undefined;
};

export interface Mp3Walk {
  readonly condition: 'complete' | 'truncated' | 'notMp3';
  /** Length by its frames, encoder padding included. */
  readonly seconds: number;
  /** As its first frame says. */
  readonly sampleRate: number;
  readonly channels: number;
  /** Kilobits a second, the mean of all frames. */
  readonly bitRate: number;
}

const NOT_MP3: Mp3Walk = { condition: 'notMp3', seconds: 0, sampleRate: 0, channels: 0, bitRate: 0 };

/**
 * Walks the frames of a file: is it an MP3 at all, and is it all there? A decoder plays what it gets and says nothing of
 * what is missing. A file cut between two frames is noticed when its encoder announced how many there are.
 */
export const walkMp3 = (data: Uint8Array): Mp3Walk => {
  const start = nextFrame(data, id3Length(data));
  if (start === undefined) return NOT_MP3;
  let at = start;
  let frames = 0;
  let seconds = 0;
  let bytes = 0;
  let first: Frame | undefined;
  let announced: number | undefined;
  const found = (condition: Mp3Walk['condition']): Mp3Walk => ({
    condition,
    seconds,
    sampleRate: first?.sampleRate ?? 0,
    channels: first?.channels ?? 0,
    bitRate: seconds > 0 ? Math.round((bytes * 8) / seconds / 1000) : 0,
  });
  while (at < data.length) {
    const frame = frameAt(data, at);
    if (!frame) {
      const resumed = isTrailer(data, at) ? undefined : nextFrame(data, at);
      if (resumed === undefined) break;
      at = resumed;
      continue;
    }
    if (at + frame.bytes > data.length) {
      return frames < FRAMES_MIN ? NOT_MP3 : found('truncated');
    }
    if (!first) announced = announcedFrames(data, at, frame);
    first ??= frame;
    frames += 1;
    seconds += frame.seconds;
    bytes += frame.bytes;
    at += frame.bytes;
  }
  if (frames < FRAMES_MIN) return NOT_MP3;
  const audioFrames = announced === undefined ? frames : frames - 1;
  return found(announced !== undefined && audioFrames < announced ? 'truncated' : 'complete');
};

/** Layer III bit rates in kbit/s by version group; indices 0 (free format) and 15 are invalid here. */
export const BIT_RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = [44100, 48000, 32000] as const;

export const readByte = (data: Uint8Array, offset: number): number => data[offset] ?? 0;
export const readLatin1 = (data: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...data.subarray(from, to));

export interface Frame {
  /** Kilobits a second. */
  readonly bitRate: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly sampleRate: number;
  readonly channels: number;
  readonly offsetToInfo: number;
}

/** Returns the layer III frame at an offset, or undefined. */
export const readFrame = (data: Uint8Array, offset: number): Frame | undefined => {
  if (offset + 4 > data.length || data[offset] !== 0xff) return undefined;

  const second = readByte(data, offset + 1);
  const third = readByte(data, offset + 2);
  const version = (second >> 3) & 3;
  const isLayerThree = ((second >> 1) & 3) === 1;
  if ((second & 0xe0) !== 0xe0 || version === 1 || !isLayerThree) return undefined;

  const isMpeg1 = version === 3;
  const bitRate = BIT_RATES[isMpeg1 ? 'mpeg1' : 'mpeg2'][third >> 4];
  const base = SAMPLE_RATES[(third >> 2) & 3];
  if (!bitRate || !base) return undefined;

  const sampleRate = base / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  const isMono = readByte(data, offset + 3) >> 6 === 3;
  const sideInfo = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;

  return {
    bitRate,
    bytes: Math.floor(((isMpeg1 ? 144 : 72) * bitRate * 1000) / sampleRate) + padding,
    seconds: (isMpeg1 ? 1152 : 576) / sampleRate,
    sampleRate,
    channels: isMono ? 1 : 2,
    offsetToInfo: 4 + sideInfo,
  };
};

/** Length of the ID3v2 tag at an offset, in bytes. */
const getId3Length = (data: Uint8Array, start: number): number => {
  if (data.length < start + 10 || readLatin1(data, start, start + 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | (readByte(data, start + index) & 0x7f), 0);
  const footer = readByte(data, start + 5) & 0x10 ? 10 : 0;
  return 10 + size + footer;
};

/** Length of the APE tag at an offset, in bytes. */
const getApeLength = (data: Uint8Array, start: number): number => {
  if (readLatin1(data, start, start + 8) !== 'APETAGEX') return 0;
  const size = [15, 14, 13, 12].reduce((sum, index) => sum * 256 + readByte(data, start + index), 0);
  return 32 + size;
};

/** Returns the offset behind all tags in a row, which programs put before each other; it may be beyond the data. */
export const skipTags = (data: Uint8Array, from = 0): number => {
  let offset = from;
  for (let length = 1; length > 0; offset += length)
    length = getId3Length(data, offset) || getApeLength(data, offset);
  return offset;
};

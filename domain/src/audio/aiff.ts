/** Samples from −1 to 1, one array per channel. */
export interface PcmAudio {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

type ReadSample = (view: DataView, at: number) => number;

const wide = (view: DataView, at: number, isLittle: boolean): number => {
  const [low, middle, high] = isLittle ? [0, 1, 2] : [2, 1, 0];
  return (view.getInt8(at + high) << 16) | (view.getUint8(at + middle) << 8) | view.getUint8(at + low);
};

const integers = (bytes: number, isLittle: boolean): ReadSample | undefined =>
  ({
    1: (view: DataView, at: number) => view.getInt8(at) / 2 ** 7,
    2: (view: DataView, at: number) => view.getInt16(at, isLittle) / 2 ** 15,
    3: (view: DataView, at: number) => wide(view, at, isLittle) / 2 ** 23,
    4: (view: DataView, at: number) => view.getInt32(at, isLittle) / 2 ** 31,
  })[bytes];

/** Returns a sample reader by compression code; undefined for compressed audio. */
const readerFor = (compression: string, bytes: number): ReadSample | undefined => {
  if (compression === 'NONE' || compression === 'twos') return integers(bytes, false);
  if (compression === 'sowt') return integers(bytes, true);
  if (compression.toLowerCase() === 'fl32') return (view, at) => view.getFloat32(at);
  return compression.toLowerCase() === 'fl64' ? (view, at) => view.getFloat64(at) : undefined;
};

/** Parses an 80-bit float, AIFF's format of the sample rate. */
const extended = (view: DataView, at: number): number =>
  view.getUint32(at + 2) * 2 ** ((view.getUint16(at) & 0x7fff) - 16383 - 31);

const codeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

/** Returns offsets of chunk contents, by code. */
const findChunks = (view: DataView): ReadonlyMap<string, number> => {
  const chunks = new Map<string, number>();
  for (let at = 12; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at + 4);
    chunks.set(codeAt(view, at), at + 8);
    at += 8 + size + (size % 2);
  }
  return chunks;
};

/** Parses an uncompressed AIFF or AIFF-C, which most browsers can't; undefined when damaged or another format. */
export const readAiff = (bytes: ArrayBuffer): PcmAudio | undefined => {
  const view = new DataView(bytes);
  if (view.byteLength < 12 || codeAt(view, 0) !== 'FORM') return undefined;
  const chunks = findChunks(view);
  const [common, sound] = [chunks.get('COMM'), chunks.get('SSND')];
  if (common === undefined || sound === undefined || common + 18 > view.byteLength) return undefined;
  const channelCount = view.getUint16(common);
  const frames = view.getUint32(common + 2);
  const sampleBytes = Math.ceil(view.getUint16(common + 6) / 8);
  const isPacked = codeAt(view, 8) === 'AIFC' && common + 22 <= view.byteLength;
  const read = readerFor(isPacked ? codeAt(view, common + 18) : 'NONE', sampleBytes);
  if (!read || channelCount === 0 || sound + 8 > view.byteLength) return undefined;
  const start = sound + 8 + view.getUint32(sound);
  if (start + frames * channelCount * sampleBytes > view.byteLength) return undefined;
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from({ length: frames }, (_sample, frame) =>
      read(view, start + (frame * channelCount + channel) * sampleBytes),
    ),
  );
  return { channels, sampleRate: extended(view, common + 8) };
};

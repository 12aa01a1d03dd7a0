/** Samples from −1 to 1, one array per channel. */
export interface PcmAudio {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

/** Reads the sample at an offset, as a number from −1 to 1. */
type ReadSample = (view: DataView, offset: number) => number;

/** Rates and channels beyond these are damaged headers. */
const SAMPLE_RATES = { min: 4000, max: 768_000 };
const CHANNELS_MAX = 64;
const BYTES_MAX = 4;

const readCode = (view: DataView, start: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(start + offset)));

/** Parses an 80-bit float, AIFF's format of the sample rate. */
const readExtended = (view: DataView, offset: number): number =>
  view.getUint32(offset + 2) * 2 ** ((view.getUint16(offset) & 0x7fff) - 16383 - 31);

/** Returns a sample reader by compression code; undefined for compressed audio. */
const getReader = (compression: string, bytes: number): ReadSample | undefined => {
  if (/^fl32$/i.test(compression)) return (view, offset) => view.getFloat32(offset);
  if (/^fl64$/i.test(compression)) return (view, offset) => view.getFloat64(offset);
  if (!['NONE', 'twos', 'sowt'].includes(compression) || bytes < 1 || bytes > BYTES_MAX) return undefined;

  const [lowest, step] = compression === 'sowt' ? [0, 1] : [bytes - 1, -1];
  return (view, offset) => {
    let bits = 0;
    for (let index = 0; index < bytes; index += 1)
      bits |= view.getUint8(offset + lowest + step * index) << (8 * (index + BYTES_MAX - bytes));
    return bits / 2 ** 31;
  };
};

/** Returns offsets of chunk contents, by code. */
const findChunks = (view: DataView): ReadonlyMap<string, number> => {
  const chunks = new Map<string, number>();
  for (let offset = 12; offset + 8 <= view.byteLength;) {
    const size = view.getUint32(offset + 4);
    chunks.set(readCode(view, offset), offset + 8);
    offset += 8 + size + (size % 2);
  }
  return chunks;
};

/** Parses an uncompressed AIFF or AIFF-C, which most browsers can't; undefined when damaged or another format. */
export const readAiff = (bytes: ArrayBuffer): PcmAudio | undefined => {
  const view = new DataView(bytes);
  if (view.byteLength < 12 || readCode(view, 0) !== 'FORM') return undefined;

  const chunks = findChunks(view);
  const [common, sound] = [chunks.get('COMM'), chunks.get('SSND')];
  if (common === undefined || common + 18 > view.byteLength) return undefined;
  if (sound === undefined || sound + 8 > view.byteLength) return undefined;

  const [count, frames] = [view.getUint16(common), view.getUint32(common + 2)];
  const [width, sampleRate] = [Math.ceil(view.getUint16(common + 6) / 8), readExtended(view, common + 8)];
  const isPacked = readCode(view, 8) === 'AIFC' && common + 22 <= view.byteLength;
  const read = getReader(isPacked ? readCode(view, common + 18) : 'NONE', width);
  const isTrue = sampleRate >= SAMPLE_RATES.min && sampleRate <= SAMPLE_RATES.max;
  if (!read || !isTrue || count < 1 || count > CHANNELS_MAX) return undefined;

  const start = sound + 8 + view.getUint32(sound);
  if (start + frames * count * width > view.byteLength) return undefined;

  const channels = Array.from({ length: count }, (_, channel) => {
    const samples = new Float32Array(frames);
    for (let frame = 0; frame < frames; frame += 1)
      samples[frame] = read(view, start + (frame * count + channel) * width);
    return samples;
  });

  return { channels, sampleRate };
};

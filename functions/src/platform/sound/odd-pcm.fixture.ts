import { makeTone } from '@domain/audio/tones.fixture.ts';
import { makeChunk } from './wav-metadata.ts';

type Writer = (out: Buffer, value: number, offset: number) => unknown;

/** Bytes of a sample, and what writes it from a number between −1 and 1. */
type Sample = readonly [bytes: number, write: Writer];

const toInteger = (value: number, bits: number): number =>
  Math.max(-(2 ** (bits - 1)), Math.min(2 ** (bits - 1) - 1, Math.round(value * 2 ** (bits - 1))));
const little = (bytes: number): Sample => [
  bytes,
  (out, value, offset) => out.writeIntLE(toInteger(value, 8 * bytes), offset, bytes),
];
const big = (bytes: number): Sample => [
  bytes,
  (out, value, offset) => out.writeIntBE(toInteger(value, 8 * bytes), offset, bytes),
];
const U8: Sample = [1, (out, value, offset) => out.writeUInt8(toInteger(value, 8) + 128, offset)];
const FLOAT: Sample = [4, (out, value, offset) => out.writeFloatLE(value, offset)];
const DOUBLE: Sample = [8, (out, value, offset) => out.writeDoubleLE(value, offset)];
const FL32: Sample = [4, (out, value, offset) => out.writeFloatBE(value, offset)];
const FL64: Sample = [8, (out, value, offset) => out.writeDoubleBE(value, offset)];
/** G.711's µ-law. */
const ULAW: Sample = [
  1,
  (out, value, offset) => {
    const level = Math.min(32_635, Math.abs(Math.round(value * 32_767))) + 132;
    const exponent = Math.max(0, Math.floor(Math.log2(level)) - 7);
    const code = (value < 0 ? 0x80 : 0) | (exponent << 4) | ((level >> (exponent + 3)) & 15);
    out.writeUInt8(~code & 0xff, offset);
  },
];

/** A tone with the same samples in each channel, interleaved. */
const makeSamples = ([bytes, write]: Sample, rate: number, channels: number): Buffer => {
  const tone = makeTone([[0.5, -12]], rate, 997);
  const out = Buffer.alloc(tone.length * channels * bytes);
  tone.forEach((value, frame) => {
    for (let channel = 0; channel < channels; channel += 1)
      write(out, value, (frame * channels + channel) * bytes);
  });
  return out;
};

interface Wav {
  readonly rate?: number;
  readonly channels?: number;
  readonly tag?: number;
  /** Bits that count, of an extensible format. */
  readonly valid?: number;
  readonly before?: readonly Buffer[];
  /** In the header. */
  readonly size?: number;
}

const makeWav = (sample: Sample, options: Wav = {}): Buffer => {
  const { rate = 48_000, channels = 1, tag = 1, valid, before = [], size } = options;
  const [bytes] = sample;

  const format = Buffer.alloc(valid === undefined ? 16 : 40);
  format.writeUInt16LE(valid === undefined ? tag : 0xfffe);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * channels * bytes, 8);
  format.writeUInt16LE(channels * bytes, 12);
  format.writeUInt16LE(8 * bytes, 14);
  if (valid !== undefined) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(valid, 18);
    format.write(`${tag.toString(16).padStart(2, '0')}00000000001000800000aa00389b71`, 24, 'hex');
  }

  const data = makeChunk('data', makeSamples(sample, rate, channels));
  if (size !== undefined) data.writeUInt32LE(size, 4);
  const chunks = Buffer.concat([...before, makeChunk('fmt ', format), data]);
  return makeChunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunks]));
};

const makeRf64 = (): Buffer => {
  const sound = makeSamples(little(3), 48_000, 1).length;
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(BigInt(sound + 80), 0);
  sizes.writeBigUInt64LE(BigInt(sound), 8);
  const file = makeWav(little(3), { before: [makeChunk('ds64', sizes)], size: 0xffff_ffff });
  file.write('RF64');
  file.writeUInt32LE(0xffff_ffff, 4);
  return file;
};

const makePart = (code: string, content: Buffer): Buffer => {
  const part = makeChunk(code, content);
  part.writeUInt32BE(content.length, 4);
  return part;
};

const makeAiff = (sample: Sample, compression = '', channels = 1): Buffer => {
  const [bytes] = sample;
  const sound = makeSamples(sample, 44_100, channels);
  const common = Buffer.alloc(compression ? 24 : 18);
  common.writeUInt16BE(channels);
  common.writeUInt32BE(sound.length / channels / bytes, 2);
  common.writeUInt16BE(8 * bytes, 6);
  common.write('400eac44000000000000', 8, 'hex');
  common.write(compression, 18);
  const parts = [makePart('COMM', common), makePart('SSND', Buffer.concat([Buffer.alloc(8), sound]))];
  return makePart('FORM', Buffer.concat([Buffer.from(compression ? 'AIFC' : 'AIFF'), ...parts]));
};

/** Uncompressed files of half a second, by name. */
export const makePcmFiles = (): Readonly<Record<string, Buffer>> => ({
  'rf64.wav': makeRf64(),
  'extensible.wav': makeWav(little(3), { valid: 24, channels: 2 }),
  'extensible-20-of-24-bits.wav': makeWav(little(3), { valid: 20 }),
  'extensible-float.wav': makeWav(FLOAT, { valid: 32, tag: 3 }),
  '8-bits.wav': makeWav(U8, { rate: 22_050 }),
  '32-bits.wav': makeWav(little(4)),
  'float.wav': makeWav(FLOAT, { tag: 3 }),
  'float-64.wav': makeWav(DOUBLE, { tag: 3 }),
  'u-law.wav': makeWav(ULAW, { tag: 7, rate: 8000 }),
  '192-khz.wav': makeWav(little(3), { rate: 192_000 }),
  '11-khz.wav': makeWav(little(2), { rate: 11_025 }),
  '6-channels.wav': makeWav(little(3), { channels: 6 }),
  'no-size.wav': makeWav(little(2), { size: 0 }),
  'size-of-all-ones.wav': makeWav(little(2), { size: 0xffff_ffff }),
  'size-of-the-largest-integer.wav': makeWav(little(2), { size: 0x7fff_ffff }),
  'chunks-before.wav': makeWav(little(2), {
    before: [makeChunk('JUNK', Buffer.alloc(28)), makeChunk('bext', Buffer.alloc(602))],
  }),
  'odd-chunk.wav': makeWav(little(2), { before: [makeChunk('note', Buffer.from('odd'))] }),
  'cut-off.wav': makeWav(little(2)).subarray(0, 30_000),
  'plain.aiff': makeAiff(big(2)),
  'stereo-24.aiff': makeAiff(big(3), '', 2),
  'none.aifc': makeAiff(big(2), 'NONE'),
  'sowt.aifc': makeAiff(little(2), 'sowt'),
  'fl32.aifc': makeAiff(FL32, 'fl32'),
  'fl64.aifc': makeAiff(FL64, 'fl64'),
});

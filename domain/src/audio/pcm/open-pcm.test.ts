import { describe, expect, it } from 'vitest';
import { openPcm } from './open-pcm.ts';
import { splitIntoChunks, makeWavFile } from './wav.fixture.ts';

const makeChunk = (code: string, content: Buffer, announced = content.length): Buffer => {
  const head = Buffer.alloc(8);
  head.write(code, 'latin1');
  head.writeUInt32LE(announced, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};
const format = (
  tag: number,
  bits: number,
  { channels = 1, extra = Buffer.alloc(0) as Buffer } = {},
): Buffer => {
  const bytes = Buffer.alloc(16);
  [tag, channels].forEach((value, index) => bytes.writeUInt16LE(value, 2 * index));
  bytes.writeUInt32LE(48_000, 4);
  bytes.writeUInt16LE((channels * bits) / 8, 12);
  bytes.writeUInt16LE(bits, 14);
  return makeChunk('fmt ', Buffer.concat([bytes, extra]));
};
const makeWav = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...chunks]);
/** Valid bits, speakers and the code of the format. */
const makeExtension = (valid: number, tag: number): Buffer => {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt16LE(22, 0);
  bytes.writeUInt16LE(valid, 2);
  bytes.writeUInt16LE(tag, 8);
  return bytes;
};
const makeHalf = (bits: number): Buffer => Buffer.from(`${'00'.repeat(bits / 8 - 1)}40`, 'hex');
const floats = Buffer.alloc(4);
floats.writeFloatLE(0.5, 0);

/** Samples of all channels, and the bits; undefined when it can't be opened. */
const read = async (file: Uint8Array, size = 7) => {
  const stream = await openPcm(splitIntoChunks(file, size), file.length);
  if (!stream) return undefined;
  const channels: number[][] = Array.from({ length: stream.format.channels }, () => []);
  for await (const block of stream.blocks)
    block.forEach((samples, channel) => channels[channel]?.push(...samples));
  expect(channels[0]).toHaveLength(stream.frames);
  return { bits: stream.format.bits, channels };
};

describe('uncompressed audio', () => {
  it.each<[string, Buffer, number]>([
    ['8 bits', makeWav(format(1, 8), makeChunk('data', Buffer.from('c0', 'hex'))), 8],
    ['16 bits', makeWav(format(1, 16), makeChunk('data', makeHalf(16))), 16],
    ['24 bits', makeWav(format(1, 24), makeChunk('data', makeHalf(24))), 24],
    ['32 bits', makeWav(format(1, 32), makeChunk('data', makeHalf(32))), 32],
    ['floats', makeWav(format(3, 32), makeChunk('data', floats)), 32],
    [
      '24 of 32 bits',
      makeWav(format(0xfffe, 32, { extra: makeExtension(24, 1) }), makeChunk('data', makeHalf(32))),
      24,
    ],
    [
      'floats by their GUID',
      makeWav(format(0xfffe, 32, { extra: makeExtension(0, 3) }), makeChunk('data', floats)),
      32,
    ],
    [
      'other chunks',
      makeWav(makeChunk('bext', Buffer.alloc(603)), format(1, 16), makeChunk('data', makeHalf(16))),
      16,
    ],
    ['an unknown length', makeWav(format(1, 16), makeChunk('data', makeHalf(16), 0xffffffff)), 16],
    ['more announced than there is', makeWav(format(1, 16), makeChunk('data', makeHalf(16), 2000)), 16],
  ])('is read from a WAV with %s', async (_, file, bits) => {
    expect(await read(file)).toEqual({ bits, channels: [[0.5]] });
  });

  it('is read from an RF64, whose length has 64 bits, up to the next chunk', async () => {
    const sizes = Buffer.alloc(28);
    sizes.writeBigUInt64LE(2n, 8);
    const parts = [makeChunk('ds64', sizes), format(1, 16), makeChunk('data', makeHalf(16), 0xffffffff)];
    const file = Buffer.concat([makeWav(...parts), makeChunk('LIST', Buffer.alloc(9))]);
    file.write('RF64', 'latin1');
    expect(await read(file)).toEqual({ bits: 16, channels: [[0.5]] });
  });

  it('is complete for any division into chunks', async () => {
    const channels = [Float32Array.of(0.5, -0.25, 0.125), Float32Array.of(-1, 0, 0.75)];
    const file = makeWavFile(channels);
    for (const size of [1, 5, 64, 1000])
      expect(await read(file, size)).toEqual({ bits: 24, channels: channels.map((channel) => [...channel]) });
  });

  it('is read from an AIFF up to its number of samples', async () => {
    const common = Buffer.from('0001000000010010400ebb80000000000000', 'hex');

    const makeBigChunk = (code: string, content: Buffer): Buffer => {
      const part = makeChunk(code, content);
      part.writeUInt32BE(content.length, 4);
      return part;
    };

    const file = Buffer.concat([
      Buffer.from('FORM\0\0\0\0AIFF', 'latin1'),
      makeBigChunk('COMM', common),
      makeBigChunk('SSND', Buffer.concat([Buffer.alloc(8), Buffer.from('40007fff', 'hex')])),
    ]);
    expect(await read(file)).toEqual({ bits: 16, channels: [[0.5]] });
  });

  it('is refused in compressed, headerless and truncated files', async () => {
    const sound = makeWav(format(1, 16), makeChunk('data', makeHalf(16)));

    const files = [
      makeWav(format(2, 16), makeChunk('data', makeHalf(16))),
      makeWav(makeChunk('data', makeHalf(16)), format(1, 16)),
      makeWav(format(1, 16, { channels: 0 }), makeChunk('data', makeHalf(16))),
      sound.subarray(0, 30),
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(0),
    ];
    expect(await Promise.all(files.map((file) => read(file)))).toEqual(files.map(() => undefined));
  });
});
